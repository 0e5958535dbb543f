// Draws the logo for both modes, or the site's name where it has none.
import type { ShellContext } from "../shell-context.js";

interface LogoProps {
  readonly shell: ShellContext;
  /** The start of the reader's language or version; null for the site's own address. */
  readonly home: string | null;
}

export function Logo({ shell, home }: LogoProps) {
  const { logo, name } = shell.settings;
  const { addresses } = shell;
  const href = logo?.href ? addresses.link(logo.href) : (home ?? `${addresses.base}/`);
  if (!logo) {
    return (
      <a class="logo nav-logo" href={href}>
        {name}
      </a>
    );
  }
  return (
    <a class="logo" href={href}>
      {logo.light === logo.dark ? (
        <img class="nav-logo" src={addresses.file(logo.light)} alt={name} {...logo.lightSize} />
      ) : (
        <>
          <img class="nav-logo only-light" src={addresses.file(logo.light)} alt={name} {...logo.lightSize} />
          {/* Lazy: the one that is not shown is not loaded. */}
          <img
            class="nav-logo only-dark"
            src={addresses.file(logo.dark)}
            alt={name}
            {...logo.darkSize}
            loading="lazy"
          />
        </>
      )}
    </a>
  );
}
