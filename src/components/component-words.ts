// Owns which words components write themselves, with their English text; other languages come from the UI strings.

/** Every word a component adds to what the author wrote. */
export interface ComponentWords {
  readonly note: string;
  readonly warning: string;
  readonly info: string;
  readonly tip: string;
  readonly check: string;
  readonly danger: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyCode: string;
  readonly expand: string;
  readonly collapse: string;
  readonly required: string;
  readonly optional: string;
  readonly deprecated: string;
  readonly default: string;
  readonly showProperties: string;
  readonly hideProperties: string;
  readonly request: string;
  readonly response: string;
  readonly filters: string;
  readonly clearFilters: string;
  readonly openInCursor: string;
  readonly copyPrompt: string;
  readonly learnMore: string;
  readonly zoomImage: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly resetView: string;
  readonly fullScreen: string;
  readonly download: string;
  readonly diagram: string;
  readonly linkToSection: string;
  readonly files: string;
  readonly chooseView: string;
  readonly chooseExample: string;
  readonly tabs: string;
  readonly stars: string;
  readonly forks: string;
  readonly openOnGitHub: string;
  readonly showNumbers: string;
}

/** The English words. */
export const componentWords: ComponentWords = {
  note: "Note",
  warning: "Warning",
  info: "Info",
  tip: "Tip",
  check: "Check",
  danger: "Danger",
  copy: "Copy",
  copied: "Copied",
  copyCode: "Copy code",
  expand: "Show more",
  collapse: "Show less",
  required: "required",
  optional: "optional",
  deprecated: "deprecated",
  default: "Default",
  showProperties: "Show properties",
  hideProperties: "Hide properties",
  request: "Request",
  response: "Response",
  filters: "Filters",
  clearFilters: "Clear filters",
  openInCursor: "Open in Cursor",
  copyPrompt: "Copy prompt",
  learnMore: "Learn more",
  zoomImage: "Enlarge image",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  resetView: "Reset view",
  fullScreen: "Full screen",
  download: "Download",
  diagram: "Diagram",
  linkToSection: "Link to this section",
  files: "Files",
  chooseView: "Choose a view",
  chooseExample: "Choose an example",
  tabs: "Tabs",
  stars: "stars",
  forks: "forks",
  openOnGitHub: "Open on GitHub",
  showNumbers: "Show stars and forks",
};
