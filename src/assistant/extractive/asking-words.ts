// Owns the words with which people ask for anything, in languages besides English: verbs of doing, adverbs, and what asks how much.

/** By language without region, in lower case; any form of a word stands for all. */
const ASKING_WORDS: Readonly<Record<string, string>> = {
  de: `
    hinzufügen anlegen anwenden anzeigen aufrufen ändern angeben brauchen benötigen bekommen erhalten erstellen einrichten einstellen
    erklären finden funktionieren geben gehen geht passieren passiert helfen hilfe kommen lassen lässt machen bedeuten bedeutet müssen
    nutzen setzen sehen starten unterstützen unterstützt verwenden benutzen wissen zeigen tun eigentlich automatisch bereits direkt
    einfach genau gerade immer jemals manchmal mehr möglich nie nochmal plötzlich richtig selbst selber schnell sofort trotzdem
    überhaupt viel viele vorher welchen wieder wirklich worin woran zuerst gleichzeitig maximal höchstens mindestens lang lange oft
    eigenen eigene etwas alle alles jede jeder jedes mehrere einzige
    ganz ab ihn ihm ihrer mein meinem meiner meines sondern wegen darüber davon dafür dabei damit komplett unterscheiden unterschied
    erkennen liefern nachträglich bestimmt bestimmten verschiedene bitte leider nun jetzt heute eben wohl bzw`,
  es: `
    agregar añadir aplicar ayudar cambiar configurar crear dar decir definir encontrar explicar funcionar habilitar hacer ir llamar
    llegar mostrar necesitar obtener pasar permitir poner querer saber servir sirve significar soportar usar ver venir volver
    realmente automáticamente siempre nunca nada algo algún alguna algunos antes después ahora entonces mientras todavía vez veces cada
    cualquier cualquiera misma mismo propio propia solo sola sólo máximo mínimo mucho mucha muchos tanto mejor posible dos tres varios
    dentro fuera aquí allí así luego además aunque
    acaso cuánto cuánta cuántos cuántas cuál dónde alguien ningún ninguna otros otras`,
  fr: `
    activer afficher aider ajouter aller appliquer appeler arriver changer configurer créer définir devenir dire donner expliquer
    fonctionner marcher mettre montrer obtenir passer permettre pouvoir prendre savoir servir sert signifier trouver utiliser venir
    vouloir voudrais voir actuellement automatiquement toujours jamais rien chose quelque quelques avant après pendant depuis encore
    déjà alors ainsi aussi temps fois chaque propre seul seule maximum max minimum beaucoup bien mieux possible deux trois plusieurs
    dedans dehors ici là ensuite surtout moyen
    donc quel quelle lequel laquelle faudrait fait moi toi lui leur aucun aucune`,
  id: `
    menambahkan membuat mengubah menggunakan memakai mengatur mendapatkan menemukan menjalankan bekerja terjadi membantu perlu butuh
    melihat menampilkan mendukung selalu sudah belum otomatis sebenarnya sekali setiap semua beberapa banyak maksimal paling mungkin`,
  it: `
    aggiungere aiutare andare applicare cambiare chiamare configurare creare dare definire dire dovere fare funzionare impostare
    mettere mostrare ottenere permettere potere prendere sapere servire serve significare spiegare succede succedere supportare trovare
    usare utilizzare vedere venire volere vorrei davvero automaticamente sempre mai niente nulla qualcosa qualche prima dopo adesso
    ancora già allora così mentre volta volte ogni proprio propria solo sola massimo minimo molto molti meglio possibile due tre più
    dentro fuori qui poi anche alcuni`,
  ja: `
    いい よい 良い す とき 時 場合 どんな どういう どこ どちら いくら 意味 原因 理由 使う 使い 使え 使っ 使用 利用 する 行う 行い 知り
    見 見る 作る 作り 作っ 作 設定 追加 変更 確認 必要 可能 対応 自分 自動 だけ ほか 他 それぞれ もっと 一番 最大 最小 数 中 前 後 上
    たい なく くる っ って んで すか ですが たら だっ だけど けど しょう んだ たん ありま あり そう 教え 教えて 違い 違う 点
    した して され され 入っ 入って 向け ところ くれ もらえ ください よく いまの 今 何分 何回 書き 出 来 置`,
  ko: `
    어떻게 어떤 어느 무슨 무엇 뭐 뭐가 뭘 왜 언제 어디 누구 몇 얼마 얼마나 하다 되다 있다 없다 싶다 싶어요 나요 해요 돼요 되죠 하죠 죠 예요
    이에요 거예요 건가요 그런가요 그런데 그래서 갑자기 다시 먼저 따로 같이 그대로 자동 자동으로 직접 바로 계속 항상 이미 아직 더 덜 꼭 잘 안 못
    말고 다른 모든 여러 각각 하나 두 세 최대 최소 기본 기본으로 가능 가능한 필요 사용 이용 설정 확인 변경 추가 방법 의미 이유 차이 뜻 써야 써
    쓸 쓰 돌릴 하는데 하려면 하면 않고 않아요 않나요 보려면 보게 알려 알려줘 알려주세요 주세요 제가 제 내가 가져다
    한 번 번에 개 주나요 나나요 있게 않 않는 달라 적어야 주 주는 이 그 대해 관해 중 중에 혹시 좀 깔아야 쓰려면 쓰려`,
  nl: `
    aanmaken aanpassen betekenen betekent doen gaan gebeuren gebeurt gebruiken geven hebben helpen instellen krijgen laten maken moeten
    nodig ondersteunen toevoegen tonen veranderen vinden werken werkt weten willen zetten zien altijd automatisch al eerst eigenlijk
    elke alle gewoon iets maximaal meer minimaal mogelijk nooit nog opnieuw precies zelf snel soms tegelijk vaak veel weer`,
  pl: `
    dodać dodawać działa działać mieć móc można mogę muszę otrzymać pokazać potrzebuję stworzyć tworzyć ustawić używać użyć widzieć
    wiedzieć zmienić zmieniać zrobić znaczy znaleźć zawsze automatycznie już jeszcze każdy kiedykolwiek maksymalnie minimalnie możliwe
    nigdy najpierw ponownie przed po tylko wszystkie wiele własny sam czasem dlaczego`,
  pt: `
    adicionar ajudar alterar aplicar ativar chamar colocar configurar conseguir consigo criar dar dá definir deixar dizer encontrar
    entender explicar ficar funcionar ir mostrar mudar obter pegar permitir pôr precisar querer quero saber servir serve significar
    usar utilizar ver vir realmente automaticamente sempre nunca nada algo algum alguma antes depois agora então enquanto ainda vez
    vezes cada qualquer mesma mesmo próprio própria só sozinho máximo mínimo muito muita muitos melhor possível dois duas três vários
    dentro fora aqui lá assim pra pro pras pros tipo acontece jeito meus minhas outro outra outros outras
    quanto quanta quantos quantas aonde alguém nenhum nenhuma aqueles`,
  ru: `
    включить добавить делать сделать дать задать изменить использовать использование работать работает настроить настройка найти
    нужно нужен надо мочь можно могу показать получить помочь создать указать узнать увидеть хочу хотеть значить значит означает
    происходит случится автоматически всегда никогда уже ещё еще сейчас снова сначала потом затем перед после каждый каждая любой
    максимум максимально минимум много несколько один два три свой своя свои самому сам сама только возможно именно лучше быстро`,
  tr: `
    eklemek ekleyebilir etmek edebilir oluşturmak yapmak yapabilir yapılır çalışmak çalışır değiştirmek ayarlamak kullanmak kullanabilir
    kullanılır bulmak bulabilir görmek görebilir almak alabilir vermek gerekli gerekir gerekiyor olmak olur oluyor anlamak demek
    destekliyor desteklenir otomatik her zaman hiç önce sonra şimdi tekrar en fazla az çok kendi sadece tüm bütün birden bazı mümkün
    miyim misiniz miyiz istiyorum istemek istediğim diye olabilir tek yararlı yarıyor işe mümkündür durmak duruyor kendim şekilde
    yerine göndermek söylemek gerek lazım acaba peki`,
  uk: `
    увімкнути додати робити зробити дати задати змінити використовувати працювати працює налаштувати знайти потрібно треба могти можна
    можу показати отримати допомогти створити вказати дізнатися хочу означає відбувається автоматично завжди ніколи вже ще зараз знову
    спочатку потім перед після кожен будь-який максимум мінімум багато кілька один два три свій сам лише тільки можливо`,
  vi: `
    thêm tạo thay đổi dùng sử dụng cài đặt cấu hình lấy tìm chạy hoạt động xảy ra giúp cần xem hiển thị hỗ trợ luôn đã chưa tự động
    mỗi mọi vài nhiều tối đa ít nhất`,
  zh: `
    能不能 可不可以 有没有 是不是 要不要 会不会 怎么办 办 多久 多长 多大 多少个 几个 几条 几天 几次 最多 最少 至少 最大 最小 一次 两 两个 每 每个
    自己 一直 已经 还是 或者 之后 之前 以后 以前 同时 比 跟 让 给 用 去 来 到 开 改 拿 填 跑 放 看 找 走 打 点 条 种 次 样 个 位 件 张
    意思 区别 不同 好 错 问题 原因 情况 时候 方法 支持 设置 配置 修改 添加 创建 查看 进行 实现 提供 获取 处理 更改 变成 完成 通过 成功 自动
    默认 目前 现在 直接 只 只能 其他 其它 所有 全部 任何 哪儿 咋 想要 希望 知道 告诉 帮 求 麻烦 請 會 讓 給 還是 已經 之後 支援 設定 修改 新增
    建立 查看 能夠 可以 嗎
    到底是 到底 不在 某 某个 查 要 装 包 怎么回事 事 就是 显示 哪个 才能 能否 有何 我的 一起 新 长`,
};

/** The words of a language with which people ask for anything; they hardly say what a question is about. */
export function askingWords(language: string): readonly string[] {
  return ASKING_WORDS[language]?.trim().split(/\s+/) ?? [];
}
