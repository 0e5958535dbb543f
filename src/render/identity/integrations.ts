// Makes the head tags of the analytics and support services that docs.json names. Nothing is loaded that is not named.
import type { DocsConfig } from "../../config/docs-config.js";
import type { Html } from "../../model.js";
import { allowFor, joinSources, originSource, type Sources } from "../../shared/policy/sources.js";

type Integrations = DocsConfig["integrations"];

/** A service's script, with the code to run before and after it loads. */
interface Tag {
  readonly src: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** JavaScript that queues calls until the script has loaded. */
  readonly before?: string;
  /** JavaScript for when the script has loaded. */
  readonly loaded?: string;
  /** Whether it decides what the others may do, and so must come first. */
  readonly isGuard?: boolean;
  /** Where it loads from, and reports to, besides the host of its script. */
  readonly hosts?: readonly string[];
  /** Whether it shows something of its own: frames, fonts, sounds. */
  readonly isShown?: boolean;
}

/** The tags of all named services. Where `cookies` is set they wait for the reader's consent. */
export function integrationsHead(integrations: Integrations): Html {
  const tags = tagsOf(integrations);
  if (tags.length === 0) return "";
  const { cookies } = integrations;
  const start = starter(tags);
  const consent = cookies
    ? `(function(){var k=${js(cookies.key)},v=${js(cookies.value)};function ok(){try{if(localStorage.getItem(k)===v)return true}catch(e){}return document.cookie.split("; ").indexOf(k+"="+v)>=0}if(ok())return docsgenTags();var t=setInterval(function(){if(ok()){clearInterval(t);docsgenTags()}},1000)})()`
    : "docsgenTags()";
  return `<script>${start}${consent}</script>`;
}

/** Where the pages may load from for the sake of the named services. */
export function integrationSources(integrations: Integrations): Sources {
  const tags = tagsOf(integrations);
  if (tags.length === 0) return {};
  return joinSources([...tags.map(sourcesOf), { "worker-src": ["blob:"] }]);
}

function sourcesOf({ src, hosts = [], isShown = false }: Tag): Sources {
  const all = [src, ...hosts.map((host) => `https://${host}`)].flatMap((url) => originSource(url) ?? []);
  const plain = allowFor(["script-src", "img-src", "connect-src"], all);
  if (!isShown) return plain;
  const sockets = all.map((origin) => origin.replace("https:", "wss:"));
  const shown = allowFor(["style-src", "font-src", "media-src", "frame-src", "form-action"], all);
  return joinSources([plain, shown, { "connect-src": sockets }]);
}

/** Services start after the page has loaded, so they do not delay its text. A prerendered page counts as a visit once it is shown. */
function starter(tags: readonly Tag[]): string {
  const guards = tags.filter(({ isGuard }) => isGuard).map(loaderOf);
  const others = tags.filter(({ isGuard }) => !isGuard).map(loaderOf);
  const later = `function all(){${others.join("")}}document.readyState=="complete"?all():addEventListener("load",all)`;
  const shown = `function shown(){${guards.join("")}${others.length > 0 ? later : ""}}`;
  return `function docsgenTags(){${shown}document.prerendering?document.addEventListener("prerenderingchange",shown,{once:true}):shown()}`;
}

/** One script element, added when its turn comes. */
function loaderOf({ src, attributes = {}, before = "", loaded = "" }: Tag): string {
  const set = Object.entries(attributes).map(([name, value]) => `s.setAttribute(${js(name)},${js(value)});`);
  const onload = loaded === "" ? "" : `s.onload=function(){${loaded}};`;
  return `(function(){${before}var s=document.createElement("script");s.async=true;s.src=${js(src)};${set.join("")}${onload}document.head.appendChild(s)})();`;
}

/** A JavaScript literal that cannot close its script element. */
function js(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** The name of the global that queues calls until the script takes over. */
function queue(name: string): string {
  return `window.${name}=window.${name}||function(){(window.${name}.q=window.${name}.q||[]).push(arguments)};`;
}

/** What each service's documentation asks site owners to load. */
const SERVICES: { readonly [Name in keyof Integrations]?: (fields: NonNullable<Integrations[Name]>) => Tag } = {
  adobe: ({ launchUrl }) => ({
    hosts: ["*.adobedc.net", "*.demdex.net", "*.omtrdc.net", "assets.adobedtm.com"],
    src: launchUrl,
  }),
  amplitude: ({ apiKey }) => ({
    hosts: ["*.amplitude.com"],
    src: `https://cdn.amplitude.com/script/${encodeURIComponent(apiKey)}.js`,
    loaded: `window.amplitude.init(${js(apiKey)},{autocapture:true})`,
  }),
  clarity: ({ projectId }) => ({
    hosts: ["*.clarity.ms", "c.bing.com"],
    src: `https://www.clarity.ms/tag/${encodeURIComponent(projectId)}`,
    before: queue("clarity"),
  }),
  clearbit: ({ publicApiKey }) => ({
    hosts: ["*.clearbit.com", "*.clearbitjs.com"],
    src: `https://tag.clearbitscripts.com/v1/${encodeURIComponent(publicApiKey)}/tags.js`,
  }),
  fathom: ({ siteId }) => ({ src: "https://cdn.usefathom.com/script.js", attributes: { "data-site": siteId } }),
  frontchat: ({ snippetId }) => ({
    hosts: ["*.frontapp.com"],
    isShown: true,
    src: "https://chat-assets.frontapp.com/v1/chat.bundle.js",
    loaded: `window.FrontChat("init",{chatId:${js(snippetId)},useDefaultLauncher:true})`,
  }),
  ga4: ({ measurementId }) => ({
    hosts: ["*.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"],
    src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`,
    before: `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config",${js(measurementId)});`,
  }),
  gtm: ({ tagId }) => ({
    hosts: ["*.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"],
    isShown: true,
    src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`,
    before: `(window.dataLayer=window.dataLayer||[]).push({"gtm.start":Date.now(),event:"gtm.js"});`,
  }),
  heap: ({ appId }) => ({
    hosts: ["*.heap-api.com", "heapanalytics.com", "cdn.heapanalytics.com"],
    src: `https://cdn.us.heap-api.com/config/${encodeURIComponent(appId)}/heap_config.js`,
    before: `window.heapReadyCb=window.heapReadyCb||[];window.heap=window.heap||[];heap.envId=${js(appId)};`,
  }),
  hightouch: ({ writeKey, apiHost }) => ({
    hosts: [apiHost ?? "us-east-1.hightouch-events.com"],
    src: "https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js",
    loaded: `window.htevents.load(${js(writeKey)},{apiHost:${js(apiHost ?? "us-east-1.hightouch-events.com")}});window.htevents.page()`,
  }),
  hotjar: ({ hjid, hjsv }) => ({
    hosts: ["*.hotjar.com", "*.hotjar.io"],
    isShown: true,
    src: `https://static.hotjar.com/c/hotjar-${encodeURIComponent(hjid)}.js?sv=${encodeURIComponent(hjsv)}`,
    before: `${queue("hj")}window._hjSettings={hjid:${js(hjid)},hjsv:${js(hjsv)}};`,
  }),
  intercom: ({ appId }) => ({
    hosts: [
      "*.intercom.io",
      "*.intercomcdn.com",
      "*.intercomassets.com",
      "intercom-sheets.com",
      "uploads.intercomusercontent.com",
    ],
    isShown: true,
    src: `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`,
    before: `${queue("Intercom")}window.intercomSettings={app_id:${js(appId)}};`,
  }),
  koala: ({ publicApiKey }) => ({
    hosts: ["*.getkoala.com"],
    src: `https://cdn.getkoala.com/v1/${encodeURIComponent(publicApiKey)}/sdk.js`,
  }),
  logrocket: ({ appId }) => ({
    hosts: ["*.lr-in-prod.com", "*.logrocket.io", "*.logrocket.com"],
    src: "https://cdn.lr-in-prod.com/LogRocket.min.js",
    loaded: `window.LogRocket.init(${js(appId)})`,
  }),
  mixpanel: ({ projectToken, region }) => ({
    hosts: ["*.mixpanel.com"],
    src: "https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js",
    loaded: `window.mixpanel.init(${js(projectToken)},{track_pageview:true,api_host:${js(region && region !== "us" ? `https://api-${region}.mixpanel.com` : "https://api.mixpanel.com")}})`,
  }),
  onetrust: ({ domainScript, scriptSource }) => ({
    hosts: ["*.onetrust.com", "*.cookielaw.org"],
    src: scriptSource ?? "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js",
    attributes: { "data-domain-script": domainScript },
    before: "window.OptanonWrapper=window.OptanonWrapper||function(){};",
    isGuard: true,
  }),
  pirsch: ({ id }) => ({ src: "https://api.pirsch.io/pa.js", attributes: { id: "pianjs", "data-code": id } }),
  plausible: ({ domain, server }) => ({
    src: `https://${server ?? "plausible.io"}/js/script.js`,
    attributes: { "data-domain": domain },
  }),
  posthog: ({ apiKey, apiHost, sessionRecording }) => {
    const host = apiHost ?? "https://us.i.posthog.com";
    const assets = host.replace(/\.i\.posthog\.com$/, "-assets.i.posthog.com");
    return {
      src: `${assets}/static/array.js`,
      hosts: [new URL(host).host],
      loaded: `window.posthog.init(${js(apiKey)},{api_host:${js(host)},disable_session_recording:${js(sessionRecording !== true)}})`,
    };
  },
  segment: ({ key, cdnUrl }) => ({
    hosts: ["api.segment.io"],
    src: `${cdnUrl ?? "https://cdn.segment.com"}/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`,
    before: `window.analytics=window.analytics||[];analytics.push(["page"]);analytics._writeKey=${js(key)};`,
  }),
  transcend: ({ bundleId }) => ({
    hosts: ["*.transcend.io", "transcend-cdn.com"],
    src: `https://transcend-cdn.com/cm/${encodeURIComponent(bundleId)}/airgap.js`,
    isGuard: true,
  }),
};

function tagsOf(integrations: Integrations): Tag[] {
  return Object.entries(integrations).flatMap(([name, fields]) => {
    const make = (SERVICES as Readonly<Record<string, ((fields: unknown) => Tag) | undefined>>)[name];
    return make && fields !== undefined ? [make(fields)] : [];
  });
}
