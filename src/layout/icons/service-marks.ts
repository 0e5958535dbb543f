// Owns simple marks of the services that page menus lead to; no icon set has them.

export const SERVICE_MARKS = {
  claude: lines(
    "M12 2.5v6m0 7v6M2.5 12h6m7 0h6M5.3 5.3l4.2 4.2m5 5 4.2 4.2m0-13.4-4.2 4.2m-5 5-4.2 4.2M8.4 3.3l2 5.4m3.2 6.6 2 5.4",
    2,
  ),
  perplexity: lines(
    "M12 2v20M5.5 3.5V9L12 9 5.5 3.5Zm13 0V9L12 9l6.5-5.5ZM5.5 16.5V21l6.5-6V9l-6.5 6.5v1H3V9h18v7.5h-2.5v-1L12 9m0 6 6.5 6v-4.5",
    1.5,
  ),
  grok: lines("M19.4 9.2A8 8 0 1 0 20 12M8.5 15.5 21 3", 2.2),
  gemini: filled(
    "M12 1.5c.7 6 4.5 9.8 10.5 10.5C16.5 12.7 12.7 16.5 12 22.5 11.3 16.5 7.5 12.7 1.5 12 7.5 11.3 11.3 7.5 12 1.5Z",
  ),
  devin: filled("M8 2.5 11.5 4.5v4L8 10.5l-3.5-2v-4Zm8 6 3.5 2v4l-3.5 2-3.5-2v-4Zm-8 5 3.5 2v4L8 21.5l-3.5-2v-4Z"),
  windsurf: lines("M2.5 7.5c4.5 0 3.5 9 7.2 9 3 0 2-9 5.3-9 3 0 2 9 6.5 9", 2.6),
  cursor: `<svg viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" d="M12 2.2 20.5 7v10L12 21.800 3.5 17V7Z"/><path fill="currentColor" d="M4.5 7.5h15L12 20.7V12Z"/></svg>`,
} as const satisfies Readonly<Record<string, string>>;

function lines(path: string, width: number): string {
  return `<svg viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
}

function filled(path: string): string {
  return `<svg viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></svg>`;
}
