// Settings that several folders read. Types only.

/** A library name, project path, URL or inline `<svg>`, with the style and library the writer may have named. */
export interface IconRef {
  readonly name: string;
  readonly style?: string | undefined;
  readonly library?: string | undefined;
}

/** A pair of CSS colours; where one is missing the other serves both. */
export interface ColorPair {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
}

/** A link of the top bar. `type` draws the service's mark and number of stars or members. */
export interface NavbarLink {
  readonly label: string | null;
  readonly href: string;
  readonly icon: IconRef | null;
  readonly type: "github" | "discord" | null;
}

/** The top bar's links and its one button. */
export interface Navbar {
  readonly links: readonly NavbarLink[];
  readonly primary: {
    readonly type: "button" | "github" | "discord";
    readonly label: string | null;
    readonly href: string;
  } | null;
}

/** Links to the site's accounts elsewhere, by platform, and columns of links. */
export interface Footer {
  readonly socials: Readonly<Record<string, string>>;
  readonly links: readonly {
    readonly header: string | null;
    readonly items: readonly { readonly label: string; readonly href: string }[];
  }[];
}

/** The strip above the top bar. `content` is inline Markdown. */
export interface Banner {
  readonly content: string;
  readonly dismissible: boolean;
  readonly type: "info" | "warning" | "critical";
  readonly color: ColorPair | null;
}
