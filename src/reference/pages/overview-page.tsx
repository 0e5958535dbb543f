// Draws the overview of an API: general information, and pages by tag.
import { breakable } from "../../components/breakable.js";
import { useDraw } from "../../components/draw-context.js";
import type { LinkedText, OverviewView, TagGroupView, TagView } from "../../openapi/overview-views.js";
import { MethodPill } from "../method-pill.js";
import { PageProse, Prose } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { ExternalDocs, Section } from "../section.js";
import { SecuritySection } from "../sections/security-section.js";
import { ServersSection } from "../sections/servers-section.js";

export function OverviewPage({ view }: { view: OverviewView }) {
  const { ui } = useDraw();
  const { showDescription, descriptionAddress, collection } = useSettings();
  return (
    <docs-reference class="api-page">
      <div class="api-endpoint" data-method="overview">
        <span class="method-pill">{ui.overview}</span>
        <code class="api-path api-path-text">{view.format}</code>
      </div>
      <ul class="field-facts api-about">
        {view.version !== null && <About name={ui.version} entries={[{ text: view.version, url: null }]} />}
        <About name={ui.contact} entries={view.contact} />
        <About name={ui.licence} entries={view.licence ? [view.licence] : []} />
        <About name={ui.termsOfService} entries={view.terms ? [view.terms] : []} />
      </ul>
      <p class="api-note">
        {descriptionAddress !== null && (
          <a href={descriptionAddress} download>
            {ui.downloadSpec}
          </a>
        )}
        {collection !== null && (
          <>
            {" · "}
            <a href={collection} download="postman-collection.json">
              Postman
            </a>
          </>
        )}
      </p>
      {showDescription && <PageProse html={view.description} />}
      <ExternalDocs docs={view.externalDocs} />
      <ServersSection servers={view.servers} />
      <SecuritySection security={view.security} />
      {view.groups.map((group) => (
        <TagGroup group={group} />
      ))}
    </docs-reference>
  );
}

function About({ name, entries }: { name: string; entries: readonly LinkedText[] }) {
  const { link } = useDraw();
  if (entries.length === 0) return null;
  return (
    <li>
      <span class="field-fact-name">{name}</span>{" "}
      {entries.map(({ text, url }, index) => (
        <span>
          {index > 0 && ", "}
          {url === null ? text : <a href={link(url)}>{text}</a>}
        </span>
      ))}
    </li>
  );
}

function TagGroup({ group }: { group: TagGroupView }) {
  return (
    <>
      {group.name !== null && group.name !== group.tags[0]?.label && (
        <h2 class="api-section-heading-title api-tag-group">{group.name}</h2>
      )}
      {group.tags.map((tag) => (
        <Tag tag={tag} />
      ))}
    </>
  );
}

function Tag({ tag }: { tag: TagView }) {
  const { ui, link } = useDraw();
  return (
    <Section
      id={`tag-${tag.name.replace(/\s+/g, "-")}`}
      title={tag.label === "" ? ui.more : tag.label}
      aside={tag.kind !== null && tag.kind !== "nav" ? <span class="field-pill">{tag.kind}</span> : undefined}
    >
      <Prose html={tag.description} />
      <ExternalDocs docs={tag.externalDocs} />
      {tag.pages.length > 0 && (
        <ul class="api-uses">
          {tag.pages.map(({ method, label, title, address }) => (
            <li class="api-use">
              <a href={link(address)}>
                <MethodPill method={method} />
                {/* Without a summary the title says method and path: the method is there already. */}
                <span>{breakable(title === `${method} ${label}` ? label : title)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
