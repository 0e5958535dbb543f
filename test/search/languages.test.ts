import { describe, expect, it } from "vitest";
import { loadTokeniser } from "../../src/search/words/tokeniser.js";
import { languageCodes } from "../../src/shared/languages.js";
import { found } from "./sample-pages.js";

/** A title, a query for it in another form, and a title that must not answer. */
const cases: readonly (readonly [language: string, title: string, query: string, other: string])[] = [
  ["ar", "المستندات والصفحات", "المستند", "الأسعار"],
  ["ca", "Configuracions del projecte", "configuració", "Preus"],
  ["cn", "配置自定义域名", "如何设置域名", "价格"],
  ["cs", "Nastavení projektů", "projektu", "Ceny"],
  ["da", "Dokumenter og sider", "dokument", "Priser"],
  ["de", "Einstellungen und Dokumente", "Einstellung", "Preise"],
  ["en", "Configuring domains", "configure a domain", "Prices"],
  ["es", "Configuraciones de páginas", "página", "Precios"],
  ["es", "Documentación", "documentacion", "Precios"],
  ["fi", "Sivut ja palvelimet", "sivu", "Hinnat"],
  ["fr", "Paramètres avancés", "parametre", "Tarifs"],
  ["fr", "Sécurité", "securite", "Tarifs"],
  ["he", "הגדרות של מסמכים", "המסמך", "מחירים"],
  ["hi", "किताबों की सूची", "किताब", "मूल्य"],
  ["hu", "Beállítások és oldalak", "beállítás", "Árak"],
  ["id", "Dokumennya ada di sini", "dokumen", "Harga"],
  ["it", "Impostazioni delle pagine", "impostazione", "Prezzi"],
  ["jp", "カスタムドメインの設定", "ドメインを設定する方法", "料金"],
  ["ko", "서버에서 문서를 설정", "문서 설정은", "가격"],
  ["lv", "Iestatījumi un lapas", "iestatījums", "Cenas"],
  ["nl", "Instellingen en documenten", "instelling", "Prijzen"],
  ["no", "Sider og dokumenter", "dokument", "Priser"],
  ["pl", "Konfiguracja dokumentów", "konfiguracji dokumentu", "Ceny"],
  ["pt", "Configurações das páginas", "configuração", "Preços"],
  ["pt-BR", "Configurações das páginas", "página", "Preços"],
  ["ro", "Documentele și paginile", "document", "Prețuri"],
  ["ru", "Настройки документов", "настройка документа", "Цены"],
  ["sv", "Sidor och dokumenten", "dokument", "Priser"],
  ["tr", "Belgeler ve sayfalar", "belge", "Fiyatlar"],
  ["tr", "Kullanıcıların sınırları", "SINIRLARI", "Fiyatlar"],
  ["tr", "Kullanıcıların sınırları", "kullanicilarin", "Fiyatlar"],
  ["ua", "Сторінки документів", "документ", "Ціни"],
  ["uz", "Hujjatlarni sozlash", "hujjat", "Narxlar"],
  ["vi", "Cấu hình tên miền", "tên miền", "Bảng giá"],
  ["zh-Hant", "設定自訂網域", "如何設定網域", "價格"],
];

/** The title that a query finds of these. */
const titleFor = (language: string, titles: readonly string[], query: string) =>
  found(
    titles.map((title) => ({ path: title, language, title })),
    query,
  );

it.each(cases)(
  "words of %s are found in another form than they were written in",
  async (language, title, query, other) => expect(await titleFor(language, [other, title], query)).toEqual([title]),
);

/** Forms of one word, divided by a stroke; words by spaces. */
const forms: readonly (readonly [language: string, pairs: string])[] = [
  ["ar", "الصفحات/صفحة المستخدمون/مستخدم ملفات/ملف الإعدادات/إعداد"],
  ["ca", "pàgines/pàgina servidors/servidor fitxers/fitxer configuracions/configuració"],
  ["cs", "stránky/stránka serverů/server souborech/soubor uživatelé/uživatele"],
  ["da", "siderne/sider servere/server filerne/fil brugeren/bruger"],
  ["de", "Seiten/Seite Servern/Server Dateien/Datei Benutzer/Benutzern"],
  ["en", "pages/page running/runs installed/installing queries/query"],
  ["es", "páginas/página servidores/servidor archivos/archivo usuarios/usuario"],
  ["fi", "palvelimella/palvelimen tiedostot/tiedosto sivulla/sivu"],
  ["fr", "serveurs/serveur fichiers/fichier installée/installer utilisateurs/utilisateur"],
  ["he", "הדפים/דפים לשרת/שרת המשתמש/משתמש"],
  ["hi", "फ़ाइलें/फ़ाइल सर्वरों/सर्वर पृष्ठों/पृष्ठ"],
  ["hu", "szerverek/szerver fájlokat/fájl oldalakon/oldal felhasználók/felhasználó"],
  ["id", "halamannya/halaman servernya/server menyimpan/simpan penggunaan/guna"],
  ["it", "pagine/pagina utenti/utente installato/installare"],
  [
    "ko",
    "페이지를/페이지 서버에서/서버 파일은/파일 사용자가/사용자 설치하는데/설치 저장되나요/저장 실행하려면/실행 암호화해서/암호화 넘기려면/넘기고 탭으로/탭",
  ],
  ["lv", "lapas/lapa serveri/serveris failus/fails lietotāji/lietotājs"],
  ["nl", "servers/server bestanden/bestand gebruikers/gebruiker"],
  ["no", "sidene/sider serveren/server filene/fil brukere/bruker"],
  ["pl", "strony/strona serwerów/serwer plikach/plik"],
  ["pt-BR", "páginas/página servidores/servidor arquivos/arquivo usuários/usuário"],
  ["ro", "paginile/pagini serverele/servere fișierele/fișier utilizatorii/utilizator"],
  ["ru", "страницы/страница серверов/сервер файлами/файл пользователи/пользователь"],
  ["sv", "sidorna/sidor servrar/servrarna filerna/filer användare/användaren"],
  ["tr", "sayfalar/sayfa sunucular/sunucu dosyaları/dosya kullanıcılar/kullanıcı ERİŞİMİ/erişimi"],
  ["ua", "сторінки/сторінка серверів/сервер файлами/файл користувачі/користувач"],
  ["uz", "sahifalar/sahifa serverlarning/server fayllarni/fayl foydalanuvchilar/foydalanuvchi"],
];

it.each(forms)("the forms of a word of %s have one term", async (language, pairs) => {
  const { cut, termOf } = await loadTokeniser(language);
  const termsOf = (text: string): string[] => {
    const terms: string[] = [];
    cut(text, (word, kind) => {
      if (kind === "word") terms.push(termOf(word));
    });
    return terms;
  };
  const words = pairs.split(" ").map((pair) => pair.split("/"));
  expect(words.map(([one = ""]) => termsOf(one))).toEqual(words.map(([, other = ""]) => termsOf(other)));
});

it("has a case for every language that a site can have", () => {
  const tested = new Set(cases.map(([language]) => language.toLowerCase().split("-")[0]));
  const same: Readonly<Record<string, string>> = { zh: "cn", ja: "jp", uk: "ua" };
  const missing = languageCodes().filter((code) => {
    const base = code.toLowerCase().split("-")[0] ?? "";
    return !tested.has(base) && !tested.has(same[base] ?? "");
  });
  expect(missing).toEqual([]);
});

describe("text without spaces", () => {
  const words = async (language: string, text: string): Promise<string[]> => {
    const cut: string[] = [];
    (await loadTokeniser(language)).cut(text, (word) => cut.push(word));
    return cut;
  };

  it.each([
    ["Japanese words", "ja", "ドメインを設定する", ["ドメイン", "を", "設定", "する"]],
    ["words of Traditional Chinese", "zh-Hant", "伺服器設定檔案", ["伺服器", "設定", "檔案"]],
    ["Vietnamese syllables, which are written apart", "vi", "cấu hình máy chủ", ["cấu", "hình", "máy", "chủ"]],
  ])("is cut into %s", async (_what, language, text, cut) => expect(await words(language, text)).toEqual(cut));

  it("is cut into Thai words", async () => expect(await words("th", "วิธีตั้งค่าโดเมน")).toContain("โดเมน"));

  it("keeps Latin words among Chinese ones", async () => {
    expect(await words("zh", "使用API密钥登录")).toEqual(expect.arrayContaining(["api", "登录"]));
  });

  it("is found when the reader's browser cuts it elsewhere", async () => {
    // As one word, such as another version of the word list may have it.
    expect(await titleFor("zh", ["单点登录", "价格"], "登录单点")).toEqual(["单点登录"]);
  });
});

it("takes an apostrophe as a letter where it is one", async () => {
  const { cut, termOf } = await loadTokeniser("uk");
  const terms: string[] = [];
  cut("п'ять п’ять", (word) => terms.push(termOf(word)));
  expect(new Set(terms).size).toBe(1);
});

it("cuts off what French writes before a word", async () => {
  const found = await titleFor("fr", ["L’authentification", "Tarifs"], "authentification");
  expect(found).toEqual(["L’authentification"]);
});
