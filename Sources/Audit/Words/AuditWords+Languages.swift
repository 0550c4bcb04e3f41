extension AuditWords {
  /// Every language known here.
  static let all = [
    english, german, spanish, french, portuguese, japanese, chinese, arabic, hindi, russian,
  ]

  static let english = AuditWords(
    language: "en", expanded: ["expanded"], collapsed: ["collapsed"],
    opened: ["open", "opened"], closed: ["closed", "shut"],
    show: ["expand", "show", "open", "view", "unfold"],
    hide: ["collapse", "hide", "close", "fold", "show less", "show fewer", "view less"],
    shows: ["expands", "shows", "opens", "views", "unfolds", "reveals", "displays"],
    hides: ["collapses", "hides", "closes", "folds"],
    roles: [
      "button", "heading", "link", "switch", "tab", "accordion", "disclosure", "panel",
      "menu item", "toggle button",
    ],
    gestures: [
      "double tap", "double-tap", "tap twice", "tap", "click", "press", "swipe", "touch",
      "activate",
    ],
    generic: [
      "details", "more", "less", "panel", "section", "accordion", "menu", "all", "answer",
      "content", "list", "this", "row", "item", "info", "information",
    ],
    indicators: ["chevron", "arrow", "caret", "triangle", "icon", "disclosure indicator"])

  static let german = AuditWords(
    language: "de", expanded: ["erweitert", "maximiert", "aufgeklappt", "ausgeklappt"],
    collapsed: ["reduziert", "minimiert", "zugeklappt", "eingeklappt"],
    opened: ["offen", "geöffnet"], closed: ["geschlossen", "zu"],
    show: ["erweitern", "maximieren", "aufklappen", "ausklappen", "öffnen", "zeige", "anzeigen"],
    hide: [
      "reduzieren", "minimieren", "zuklappen", "einklappen", "schließen", "ausblenden",
      "weniger anzeigen",
    ],
    shows: ["erweitert", "öffnet", "zeigt"], hides: ["reduziert", "schließt", "verbirgt"],
    roles: ["taste", "schaltfläche", "überschrift", "hyperlink", "link", "schalter", "knopf"],
    gestures: ["doppeltippen", "zweimal tippen", "tippen", "klicken", "drücken", "wischen"],
    generic: ["details", "mehr", "weniger", "bereich", "abschnitt", "menü", "alle", "inhalt"],
    indicators: ["pfeil", "winkel", "dreieck", "symbol"], isVerbLast: true)

  static let spanish = AuditWords(
    language: "es", expanded: ["mostrado", "expandido", "expandida", "desplegado"],
    collapsed: ["oculta", "oculto", "contraído", "contraída", "plegado"],
    opened: ["abierto", "abierta"], closed: ["cerrado", "cerrada"],
    show: ["mostrar", "expandir", "desplegar", "abrir", "ver"],
    hide: ["ocultar", "contraer", "plegar", "cerrar"],
    shows: ["muestra", "abre", "despliega", "expande"], hides: ["oculta", "cierra", "contrae"],
    roles: ["botón", "encabezado", "enlace", "interruptor"],
    gestures: ["toca dos veces", "toque dos veces", "pulsa", "pulse", "desliza"],
    generic: ["detalles", "más", "menos", "panel", "sección", "menú", "todo", "contenido"],
    indicators: ["flecha", "triángulo", "icono", "ícono"])

  static let french = AuditWords(
    language: "fr", expanded: ["développé", "développée", "déplié", "dépliée"],
    collapsed: ["regroupé", "réduit", "réduite", "replié", "repliée"],
    opened: ["ouvert", "ouverte"], closed: ["fermé", "fermée"],
    show: ["développer", "afficher", "déplier", "ouvrir", "voir"],
    hide: ["réduire", "masquer", "replier", "fermer"],
    shows: ["affiche", "ouvre", "développe", "déplie"],
    hides: ["masque", "ferme", "réduit", "replie"],
    roles: ["bouton", "titre", "en-tête", "lien"],
    gestures: [
      "appuyer deux fois", "touchez deux fois", "toucher deux fois", "appuyez", "balayez",
    ],
    generic: ["détails", "plus", "moins", "panneau", "section", "menu", "tout", "contenu"],
    indicators: ["flèche", "chevron", "triangle", "icône"])

  static let portuguese = AuditWords(
    language: "pt", expanded: ["expandido", "expandida"], collapsed: ["recolhido", "recolhida"],
    opened: ["aberto", "aberta"], closed: ["fechado", "fechada"],
    show: ["expandir", "mostrar", "abrir", "exibir", "ver"],
    hide: ["recolher", "ocultar", "fechar"],
    shows: ["expande", "mostra", "abre", "exibe"], hides: ["recolhe", "oculta", "fecha"],
    roles: ["botão", "título", "link", "interruptor"],
    gestures: ["toque duas vezes", "tocar duas vezes", "toque", "pressione", "deslize"],
    generic: ["detalhes", "mais", "menos", "painel", "seção", "menu", "tudo", "conteúdo"],
    indicators: ["seta", "triângulo", "ícone"])

  static let japanese = AuditWords(
    language: "ja", expanded: ["展開されています", "展開済み", "展開"],
    collapsed: ["折りたたまれています", "折りたたみ済み"],
    opened: ["開いています"], closed: ["閉じています"], show: ["展開する", "開く", "表示"],
    hide: ["折りたたむ", "閉じる", "非表示"], roles: ["ボタン", "見出し", "リンク"],
    gestures: ["ダブルタップ", "タップ", "スワイプ"], generic: ["詳細", "もっと", "メニュー"],
    indicators: ["矢印", "アイコン"], isVerbLast: true)

  static let chinese = AuditWords(
    language: "zh", expanded: ["已展开"], collapsed: ["已收起", "已折叠"], opened: ["已打开"],
    closed: ["已关闭"], show: ["展开", "显示", "打开"], hide: ["收起", "折叠", "隐藏", "关闭"],
    roles: ["按钮", "标题", "链接"], gestures: ["点按两次", "双击", "点按", "轻扫"],
    generic: ["详情", "更多", "菜单"], indicators: ["箭头", "图标"])

  static let arabic = AuditWords(
    language: "ar", expanded: ["تم التوسيع", "موسّع", "موسع"],
    collapsed: ["تم التصغير", "مطوي", "مصغّر"], opened: ["مفتوح"], closed: ["مغلق"],
    show: ["توسيع", "إظهار", "فتح", "عرض"], hide: ["تصغير", "إخفاء", "إغلاق", "طي"],
    roles: ["زر", "عنوان", "رابط"], gestures: ["انقر مرتين", "النقر مرّتين", "اضغط"],
    generic: ["التفاصيل", "المزيد", "القائمة"], indicators: ["سهم", "رمز"])

  static let hindi = AuditWords(
    language: "hi", expanded: ["बड़ा करें", "विस्तृत"], collapsed: ["छोटा करें", "संक्षिप्त"],
    opened: ["खुला"], closed: ["बंद"], show: ["विस्तार करें", "दिखाएं", "खोलें"],
    hide: ["छिपाएं", "बंद करें"], roles: ["बटन", "शीर्षक", "लिंक"],
    gestures: ["दो बार टैप करें", "टैप करें"], generic: ["विवरण", "अधिक", "मेन्यू"],
    indicators: ["तीर", "आइकॉन"], isVerbLast: true)

  static let russian = AuditWords(
    language: "ru", expanded: ["развернуто", "развёрнуто", "раскрыто"],
    collapsed: ["свернуто", "свёрнуто"], opened: ["открыто"], closed: ["закрыто"],
    show: ["развернуть", "показать", "открыть"], hide: ["свернуть", "скрыть", "закрыть"],
    shows: ["разворачивает", "показывает", "открывает"],
    hides: ["сворачивает", "скрывает", "закрывает"],
    roles: ["кнопка", "заголовок", "ссылка"],
    gestures: ["коснитесь дважды", "дважды коснитесь", "нажмите", "смахните"],
    generic: ["подробности", "ещё", "меню", "все"], indicators: ["стрелка", "значок"])
}
