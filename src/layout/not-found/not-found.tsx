// Draws the page for unknown addresses: what happened, and where to go instead.
import { refreshTo } from "../../serve/redirects.js";
import { titleOf } from "../head/head.js";
import { useShell } from "../shell-context.js";
import type { NotFoundInputs } from "../shell-inputs.js";
import { slot } from "../slots.js";

/** Metadata of the page. */
export function NotFoundHead({ inputs }: Pick<NotFoundProps, "inputs">) {
  const shell = useShell();
  const { styles, folder } = shell.assets;
  const sheet = styles["not-found"];
  return (
    <>
      {sheet && <link rel="stylesheet" href={`${folder}/${sheet.file}`} />}
      <title>{titleOf(inputs.settings.title ?? shell.ui.pageNotFound, shell.settings.name)}</title>
      <meta name="robots" content="noindex" />
      {inputs.settings.redirect && <meta http-equiv="refresh" content={refreshTo(`${shell.addresses.base}/`)} />}
    </>
  );
}

interface NotFoundProps {
  readonly inputs: NotFoundInputs;
  readonly hasBody: boolean;
}

export function NotFound({ inputs, hasBody }: NotFoundProps) {
  const { ui, addresses } = useShell();
  return (
    <main id="content-area" class="content-area not-found-container" tabIndex={-1}>
      <p class="not-found-status-code">404</p>
      <h1 id="page-title" class="not-found-title">
        {inputs.settings.title ?? ui.pageNotFound}
      </h1>
      <div class="mdx-content prose not-found-description not-found-message">
        {hasBody ? slot("article") : <p>{ui.pageNotFoundText}</p>}
      </div>
      <p class="not-found-go-back">
        <a class="button button-primary not-found-go-back-link" href={`${addresses.base}/`}>
          {ui.goHome}
        </a>
      </p>
      <Ways ways={inputs.ways} />
      {slot("notFound")}
    </main>
  );
}

/** With a search index the script puts pages near to the address first. */
function Ways({ ways }: { readonly ways: NotFoundInputs["ways"] }) {
  const { assets, addresses, language, ui } = useShell();
  if (!assets.hasSearch && ways.length === 0) return null;
  const list = (
    <nav class="not-found-recommended-pages-list" aria-labelledby="not-found-ways" hidden={ways.length === 0}>
      <h2 id="not-found-ways">{ui.perhapsYouMean}</h2>
      <ul>
        {ways.map(({ label, href }) => (
          <li>
            <a class="not-found-recommended-page-link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (!assets.hasSearch) return list;
  return (
    <docs-near-pages data-base={addresses.base} data-language={language.tag}>
      {list}
    </docs-near-pages>
  );
}
