// Owns question words in languages besides English: verbs, adverbs and words for quantities.

/**
 * By language without region, in lower case; any form of a word stands for all with its stem. So nothing is here whose stem is
 * also that of a thing: French `donner` would take `données` with it.
 */
const ASKING_WORDS: Readonly<Record<string, string>> = {
  ar: `
    إضافة أضيف تغيير أغير تعديل إنشاء أنشئ إعداد ضبط استخدام أستخدم استعمال الحصول أحصل العثور أجد أعرف أفعل يعمل تعمل أعمل
    يحدث أجعل تفعيل يظهر دعم يدعم تدعم شرح يعني معنى أحتاج أستطيع يتم أقوم القيام تعيين إعطاء تلقائيا تلقائي بشكل دائما أبدا
    مرة أخرى الآن فقط لاحقا أولا أيضا نفس طريقة أقصى أكثر أقل عدة جميع اثنين ثلاثة واحد لدي بدون خلال ممكن يوجد توجد هنا فيها
    وهل`,
  ca: `
    afegir ajudar anar arribar canviar configurar crear dir donar definir explicar funcionar habilitar mostrar necessitar
    obtenir passar permetre posar voler vull saber serveix significar trobar utilitzar usar veure venir tornar automàticament
    sempre mai res alguna algú cada qualsevol mateix propi sol només màxim mínim millor possible dos dues tres diversos
    després abans ara encara llavors mentre vegada tots altre així hauria podria gaire alhora almenys sovint`,
  cs: `
    přidat změnit nastavit nastavím vytvořit vytvořím vytvářet použít použiju používat funguje fungovat najít najdu získat
    zjistit zobrazit ukázat stane děje znamená pomoct potřebuju chci chtít vědět dostat dostanu zapnout podporuje vysvětlit
    automaticky vždy nikdy znovu zároveň teď nyní pouze nejdřív nejprve potom předtím hned opravdu snadno několik dva dvě tři
    jeden jedna všechny každý nějaký něco nic stejný vlastní sám maximálně nejvíce nejméně minimálně možné lépe jiný jinak
    další kdykoli`,
  da: `
    tilføje ændre oprette anvende finde får få give gå går hjælpe indstille konfigurere lave gøre ske sker fungere virke vise
    se sætte starte understøtte vide ved betyde forklare behøve opnå ønsker aktivere komme hvornår automatisk altid aldrig
    igen stadig direkte egentlig faktisk først senere straks samtidig nemt hurtigt præcis maksimalt højst mindst maksimum
    minimum flere fleste mere to tre hver hvert eneste samme egen egne eget muligt måde gerne andre`,
  de: `
    hinzufügen anlegen anzeigen aufrufen ändern angeben brauchen benötigen bekommen erhalten erstellen einrichten einstellen
    erklären finden funktionieren geben gehen geht passieren passiert helfen hilfe kommen lassen lässt bedeuten bedeutet
    setzen sehen starten unterstützen unterstützt verwenden wissen zeigen eigentlich automatisch bereits direkt einfach genau
    gerade immer jemals manchmal mehr möglich nie nochmal plötzlich richtig selbst schnell sofort trotzdem überhaupt viel
    vorher welchen wieder wirklich worin woran zuerst gleichzeitig maximal höchstens mindestens lang oft eigenen etwas alle
    jede einzige ganz ab ihn ihm ihrer sondern wegen darüber davon dafür dabei damit komplett unterscheiden unterschied
    erkennen liefern nachträglich bestimmt verschiedene bitte leider nun jetzt heute wohl bzw nutzt benutzt verwendet
    konfigurieren anpassen festlegen hinzu füge lege sollen dürfen läuft klappt heißt zwei drei während bevor danach gleich
    womit wofür wodurch zusätzlich jeweils könnte`,
  es: `
    agregar añadir ayudar cambiar configurar crear dar decir definir encontrar explicar habilitar ir llamar llegar mostrar
    necesitar obtener pasar permitir poner querer saber sirve significar ver venir volver realmente automáticamente siempre
    nunca nada algo algún antes después ahora entonces mientras todavía vez veces cada cualquier cualquiera misma propio solo
    máximo mínimo mucho tanto posible dos tres varios dentro fuera aquí allí así luego además aunque acaso cuántas alguien
    ningún otros otras utilizar quiero quisiera poder podría todo menos bien dejar manera sucede ocurre existe encuentro
    vuelve durante diferente llevar quedar`,
  fi: `
    lisätä muuttaa muutan vaihtaa luoda luon määrittää asettaa käyttää käytän löytää löydän löytyy toimia toimii saada saan
    saa tehdä teen tapahtuu antaa annan auttaa nähdä näen näyttää tarvita tarvitsen tietää tiedän tarkoittaa haluta haluan
    haluaisin pystyn menee tukee selittää automaattisesti aina koskaan taas uudelleen nyt heti ensin sitten ennen samalla
    suoraan enää enintään vähintään eniten useita monta kaksi kolme yksi kaikki jokainen joku oma omia itse mahdollista ainoa`,
  fr: `
    activer afficher aider ajouter aller appeler arriver changer configurer créer définir devenir dire expliquer marcher
    mettre montrer obtenir passer permettre pouvoir prendre savoir sert signifier trouver venir vouloir voudrais voir
    actuellement automatiquement toujours jamais rien chose quelque avant après pendant depuis encore déjà alors ainsi temps
    fois chaque propre seul maximum max minimum beaucoup bien mieux possible deux trois plusieurs dedans dehors ici ensuite
    surtout moyen lequel laquelle faudrait moi toi aucun veux veut va vais prend obtient permet met besoin moins trop existe
    façon manière pourrais souhaite devrait certains celui celle tel différence lors`,
  he: `
    להוסיף מוסיפים לשנות משנים להגדיר מגדירים ליצור יוצרים להשתמש למצוא מוצאים מקבלים לעשות עושים קורה לעבוד עובד להציג להראות
    לראות רואים לדעת לתת להפעיל מפעילים לעזור להסביר להבין תומך לבצע אומר משמעות רוצה לשים להתחיל מאפשר אוטומטית אוטומטי באופן
    תמיד לעולם שוב פעם עדיין עכשיו כרגע מיד ישירות בעצם קודם תוך בקלות מהר נכון מקסימום מקסימלי מינימום לפחות הרבה שתי שלוש
    אחד אחת משהו מישהו עצמו אותו אותם בלבד`,
  hi: `
    जोड़ना बदलना बनाना बनाऊं इस्तेमाल उपयोग प्रयोग काम रहा मिलता प्राप्त ढूंढना देखना दिखाना लगाना सेट शुरू चालू लागू चलाना
    समझना बताना जानना मतलब मदद समर्थन ज़रूरत जरूरत देना लेना मुझे इसके किया हुआ हमेशा कभी फिर दोबारा अभी पहले बाद तुरंत सीधे
    अधिकतम न्यूनतम ज्यादा ज़्यादा कम सबसे सभी कुछ दो तीन बहुत हर सिर्फ केवल तरीका तरह वाला द्वारा बारे अगर जब बिना संभव अलग
    खुद`,
  hu: `
    hozzáadni hozzáadhatok hozzá módosítani módosíthatom megváltoztatni létrehozni készíteni beállítani használni használható
    használhatom találni megtalálni találhatom található működik működni kap kapni csinálni csináljak tenni történik történni
    adni segíteni látni látom mutatni tudni tudnám jelent szükséges kellene szeretnék akarok támogat lehetséges automatikusan
    soha ismét újra megint most előtt utána egyszerre közvetlenül valójában gyorsan könnyen maximum maximális legfeljebb
    legalább minimum több sok kettő két három összes egyetlen néhány valami bármilyen ugyanaz saját nélkül`,
  id: `
    menambahkan membuat mengubah memakai mengatur menemukan menjalankan terjadi membantu butuh melihat mendukung selalu
    otomatis sebenarnya sekali setiap semua beberapa banyak maksimal paling mungkin tambah mau ingin boleh gimana caranya
    tolong pernah masih lagi kembali langsung sekarang nanti sebelum setelah selama ketika saat tanpa lain beda sama sendiri
    satu dua tiga kali maksimum minimum minimal sampai lama sering mudah secara memberi mengambil mengaktifkan menjelaskan
    tahu artinya maksud`,
  it: `
    aggiungere aiutare andare cambiare chiamare configurare creare dare definire dire impostare mettere mostrare ottenere
    permettere potere prendere sapere servire significare spiegare succede supportare trovare utilizzare vedere venire volere
    vorrei davvero automaticamente sempre mai niente qualcosa qualche prima dopo adesso ancora già allora mentre volta ogni
    proprio solo massimo minimo molto meglio possibile due tre dentro fuori qui poi alcuni voglio vuole vuoi potrei potrebbe
    dovrei riesco riuscire bisogna viene va tutto meno senza durante subito stesso altro altri diverso modo bene invece quindi
    nessun attivare abilitare esiste capire quante`,
  ja: `
    いい よい 良い す とき 時 場合 どんな どういう どちら いくら 意味 原因 理由 使う 使い 使用 行う 行い 見 見る 作る 作り 作 設定 追加 変更 確認 必要 可能 自分 自動 だけ ほか 他 それぞれ もっと 一番 最大 最小
    数 中 前 後 上 たい くる っ って んで すか ですが たら だけど けど しょう たん ありま そう 教え 違い 違う 点 した 向け ところ よく 今 何分 書き 出 来 置 使 知 入 使える 変える 入れ 動く 動き 動 同じ
    複数 全部 すべて くらい 一度に もう一度 いつも 必ず すぐ やり方 書き方 ほしい 欲しい しまう わか ちゃんと 以外 それとも くだ さい せん`,
  ko: `
    얼마 하다 되다 없다 싶다 죠 예요 이에요 그런데 그래서 갑자기 다시 먼저 따로 같이 그대로 자동 직접 바로 계속 항상 아직 더 덜 꼭 잘 안 못 말고 다른 모든 여러 각각 하나 두 최대 최소 기본 가능 필요 사용 이용
    설정 확인 변경 추가 의미 이유 차이 뜻 써야 써 쓸 쓰 돌릴 않고 않아요 않나요 보려면 보게 알려 알려줘 알려주세요 주세요 내가 가져다 한 번 번에 개 주나요 나나요 있게 않 달라 적어야 관해 중 중에 혹시 좀 쓰려면
    지원 있는지 되는지 하는지 있을까요 될까요 할까요 싶습니다 원해요 없이 만들 만들어 만드는 바꾸 바꿔 바꿀 넣어야 볼 쓰나요 되는 된 되면 동안 이후 이전 현재 지금 매번 동시에 함께 모두 전부 때문에 정도 안되나요
    나오나요`,
  nl: `
    aanmaken aanpassen betekenen betekent gaan gebeuren gebeurt geven helpen instellen krijgen laten maken nodig ondersteunen
    toevoegen veranderen vinden werken werkt zetten zien altijd automatisch eerst eigenlijk elke gewoon iets maximaal meer
    minimaal mogelijk nooit opnieuw precies zelf snel soms tegelijk vaak veel weer hoeveel wijzigen configureren inschakelen
    komen komt gaat lukt bestaat waarmee waarvoor iemand twee drie beide ieder zonder tijdens daarna nu direct meteen echt
    graag goed beter minder andere verschil dezelfde hetzelfde`,
  no: `
    legge endre opprette lage finne får få gi gir gå går hjelpe konfigurere stille sette skje skjer fungere virke vise se ser
    starte støtte vite vet bety forklare trenge ønsker aktivere komme automatisk alltid aldri igjen fortsatt direkte egentlig
    faktisk først senere straks samtidig enkelt lett raskt riktig maks maksimalt maksimum minst flere fleste mer to tre hver
    hvert eneste samme egen egne eget mulig ofte måte mange mye andre`,
  pl: `
    dodać dodawać działa działać móc otrzymać pokazać potrzebuję stworzyć tworzyć ustawić używać użyć widzieć wiedzieć zmienić
    zmieniać znaczy znaleźć zawsze automatycznie każdy kiedykolwiek maksymalnie minimalnie możliwe nigdy najpierw ponownie
    wszystkie wiele własny sam korzystać skorzystać używam uzyskać dostać włączyć zobaczyć sprawdzić chcę chciałbym dzieje
    pomóc wyjaśnić konfigurować skonfigurować obsługuje kilka dwa trzy jeden coś nic inny więcej mniej dużo najwięcej najmniej
    teraz potem później znów razem podczas zamiast lepiej szybko łatwo którą jakiś`,
  pt: `
    dá quero adicionar ajudar alterar ativar chamar colocar configurar conseguir consigo criar dar definir deixar dizer encontrar
    entender explicar ficar funcionar ir mostrar mudar obter pegar permitir precisar querer saber significar utilizar ver vir
    realmente automaticamente sempre nunca nada algo algum antes depois agora então enquanto ainda vez cada qualquer mesma
    próprio própria só sozinho máximo mínimo melhor possível dois duas três dentro fora aqui lá assim pra pras acontece jeito
    meus outro aonde alguém nenhum gostaria poderia existe tudo todo menos bem durante através diferente diferença vai vou
    habilitar rodar deveria`,
  ro: `
    adăuga schimba modifica crea creez configura setez folosi folosește găsi găsesc obține primi funcționa afișa arăta vedea
    văd ști știu înseamnă întâmplă ajuta explica permite pune vreau vrea doresc aș începe nevoie automat întotdeauna mereu
    niciodată deja încă acum apoi înainte după atunci imediat simplu ușor doar numai maxim maximum minim mult câteva două trei
    toate toți fiecare orice același aceeași propriu propria singur posibil altă alte ceva nimic aici`,
  ru: `
    включить добавить делать сделать задать изменить использовать работать настроить найти нужен показать получить помочь
    создать указать узнать увидеть хочу хотеть значить означает происходит случится автоматически всегда никогда снова сначала
    затем перед каждый любой максимум максимально минимум много несколько два три свой возможно лучше быстро поменять
    пользоваться использует поддерживает посмотреть проверить такой который весь вместо вообще просто прямо сразу заново
    обычно иногда часто долго обязательно нельзя необходимо существует объяснить позволяет требуется получается`,
  sv: `
    lägga ändra skapa hitta få får ge ger gå går hjälpa konfigurera ställa sätta sker fungera visa se ser starta stödja stöder
    veta betyda förklara behöva vill komma låta aktivera automatiskt alltid aldrig redan igen fortfarande direkt egentligen
    faktiskt först senare genast samtidigt enkelt snabbt exakt maximalt maximum högst minst minimum flera flest mer två tre
    enda hela egen egna eget möjligt ofta bara många även också annan annat gång`,
  th: `
    เพิ่ม เปลี่ยน แก้ไข สร้าง ตั้ง กำหนด ใช้ ใช้ได้ หา พบ รู้ เห็น ดู แสดง บอก อธิบาย ช่วย เกิด ขึ้น หมาย หมายความ ต้องการ
    อยาก รองรับ เปิด เริ่ม รับ เอา ใส่ ทำงาน จำเป็น อัตโนมัติ เสมอ ตลอด เคย อีก ครั้ง ยัง ก่อน หลัง ทันที โดยตรง ง่าย สูงสุด
    มาก น้อย ที่สุด หลาย ทุก ทั้งหมด สอง สาม หนึ่ง เดียว เอง อื่น บ้าง แบบ วิธี อย่าง เท่านั้น เท่า ไหร่ ไง เปล่า มั้ย หน่อย
    ต่าง กัน ถึง`,
  tr: `
    eklemek ekleyebilir etmek edebilir oluşturmak yapmak yapabilir çalışmak çalışır değiştirmek ayarlamak kullanmak
    kullanabilir kullanılır bulmak bulabilir görmek görebilir almak alabilir vermek gerekli gerekir gerekiyor oluyor anlamak
    demek destekliyor desteklenir otomatik tekrar fazla az sadece tüm bütün bazı mümkün istiyorum istemek istediğim olabilir
    tek yararlı yarıyor durmak duruyor şekilde göndermek söylemek gerek lazım acaba peki eklenir değiştirebilir değiştirilir
    oluşturabilir ayarlayabilir etkinleştirebilir öğrenebilir edilebilir yapılabilir kullanıyor kullanırım çalışıyor
    çalışmıyor görürüm alırım yapmalıyım ilgili hangisi hemen aynı farklı fark başka iki birkaç maksimum kez sürekli gerçekten
    mevcut hâlâ içinde`,
  uk: `
    увімкнути додати робити зробити задати використовувати працювати працює налаштувати знайти могти показати отримати
    допомогти створити вказати дізнатися хочу означає відбувається автоматично завжди ніколи зараз знову спочатку потім перед
    після кожен максимум мінімум багато кілька один два три сам лише можливо будь змінювати підтримує використовує
    використання дозволяє потрібен необхідно існує побачити хотіти зазвичай одразу замість інший такий якого усі всі взагалі
    просто самостійно максимально декілька дві кожна довго часто швидко краще станеться`,
  vi: `
    thêm tạo thay đổi dùng sử dụng cài đặt lấy tìm chạy hoạt xảy giúp xem hiển thị hỗ luôn chưa tự mỗi mọi vài nhiều tối ít
    muốn biết hiểu gọi lúc lần sau trước hai ba khác mình lâu nữa ý nghĩa cách vậy bật kỳ cả thực`,
  zh: `
    能不能 可不可以 会不会 办 多久 多大 多少个 几个 几天 几次 最多 最少 至少 最大 最小 一次 两 每 自己 一直 已经 还是 或者 之后 之前 以后 以前 同时 比 跟 让 给 用 去 来 开 改 拿 填 跑 放 看 找 走 打 条
    种 次 样 个 件 张 意思 区别 不同 好 错 问题 原因 情况 时候 方法 支持 设置 配置 修改 添加 创建 查看 进行 实现 提供 获取 处理 更改 变成 完成 通过 成功 自动 默认 目前 现在 直接 只 只能 其他 其它 所有 全部
    任何 咋 想要 希望 知道 告诉 帮 求 麻烦 請 會 讓 給 還是 已經 之後 支援 設定 新增 建立 能夠 到底是 到底 不在 某 查 事 就是 显示 才能 有何 我的 一起 新 请问 一下 啥 无法 不能 必须 每次 再 才 不再 第一次
    更好 分别 各个 具体 一般 通常 关于 以及 办法 启用 开启 打开 都要 收到 請問 預設 變更 啟用 取得 沒有 應該 兩種 幾個 問題 自動 無法 處理`,
};

/** The words of a language with which people ask for anything, divided by white space; they hardly say what a question is about. */
export function askingWords(language: string): string {
  return ASKING_WORDS[language] ?? "";
}
