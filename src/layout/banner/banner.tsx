// Draws the strip above the top bar.
import { DrawProvider, plainContext } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import { InlineMarkdown, textAroundLinks } from "../../components/inline-markdown.js";
import { decodeEntities } from "../../content/parse/decode-entities.js";
import type { Banner as BannerSettings } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import { readable } from "../head/contrast.js";
import type { ShellContext } from "../shell-context.js";

interface BannerProps {
  readonly shell: ShellContext;
  readonly banner: BannerSettings;
}

export function Banner({ shell, banner }: BannerProps) {
  const { dismissible, type, color } = banner;
  const content = decodeEntities(banner.content);
  const own = color?.light ?? color?.dark ?? (type === "info" ? shell.settings.colors.dark : null);
  const style = own && { "--banner": onWhiteText(own), "--banner-dark": onWhiteText(color?.dark ?? own) };
  return (
    <aside id="banner" class="banner" data-type={type} style={style ?? undefined} aria-label={shell.ui.info}>
      <p>
        <DrawProvider value={{ ...plainContext(), link: shell.addresses.link }}>
          <InlineMarkdown text={content} about={textAroundLinks(content)} />
        </DrawProvider>
      </p>
      {dismissible && (
        <button type="button" class="button-icon" data-action="banner" data-value={shortHash(content)}>
          <span class="sr-only">{shell.ui.dismiss}</span>
          <Glyph name="close" />
        </button>
      )}
    </aside>
  );
}

/** The banner's text is white: its colour is darkened until the text is readable. */
function onWhiteText(color: string): string {
  return readable(color, ["#ffffff"]);
}
