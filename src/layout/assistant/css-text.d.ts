// Declares that the chat's style sheets are imported as text.
declare module "*.css" {
  const text: string;
  export default text;
}
