import { describe, expect, it } from "vitest";
import { loadTokeniser } from "../../src/search/tokeniser.js";
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
  ["fi", "Sivut ja palvelimet", "sivu", "Hinnat"],
  ["fr", "Paramètres avancés", "parametre", "Tarifs"],
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
  ["ua", "Сторінки документів", "документ", "Ціни"],
  ["uz", "Hujjatlarni sozlash", "hujjat", "Narxlar"],
  ["vi", "Cấu hình tên miền", "tên miền", "Bảng giá"],
  ["zh-Hant", "設定自訂網域", "如何設定網域", "價格"],
];

describe.each(cases)("words of %s", (language, title, query, other) => {
  it("are found in another form than they were written in", async () => {
    const pages = [
      { path: "other", language, title: other },
      { path: "wanted", language, title },
    ];
    expect(await found(pages, query)).toEqual(["wanted"]);
  });
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

  it("is cut into Japanese words", async () => {
    expect(await words("ja", "ドメインを設定する")).toEqual(["ドメイン", "を", "設定", "する"]);
  });

  it("is cut into Thai words", async () => {
    expect(await words("th", "วิธีตั้งค่าโดเมน")).toContain("โดเมน");
  });

  it("keeps Latin words among Chinese ones", async () => {
    expect(await words("zh", "使用API密钥登录")).toEqual(expect.arrayContaining(["api", "登录"]));
  });

  it("is found when the reader's browser cuts it elsewhere", async () => {
    const pages = [
      { path: "a", language: "zh", title: "单点登录" },
      { path: "b", language: "zh", title: "价格" },
    ];
    // As one word, such as another version of the word list may have it.
    expect(await found(pages, "登录单点")).toEqual(["a"]);
  });
});

it("takes an apostrophe as a letter where it is one", async () => {
  const { cut, termOf } = await loadTokeniser("uk");
  const terms: string[] = [];
  cut("п'ять п’ять", (word) => terms.push(termOf(word)));
  expect(new Set(terms).size).toBe(1);
});

it("cuts off what French writes before a word", async () => {
  expect(
    await found(
      [
        { path: "a", language: "fr", title: "L’authentification" },
        { path: "b", language: "fr", title: "Tarifs" },
      ],
      "authentification",
    ),
  ).toEqual(["a"]);
});
