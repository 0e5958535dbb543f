// Tells the compiler that the chat's style sheets are imported as their text.
declare module "*.css" {
  const text: string;
  export default text;
}
