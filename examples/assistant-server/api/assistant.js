// The assistant as a function of a platform whose Node runtime takes a Request and gives a Response (Vercel and others).
// A rewrite sends all paths below /help to it; see vercel.json.
import { createAssistant } from "docsgen/assistant";

// Made once for each instance: later requests find the site open.
const assistant = createAssistant({
  sites: { "my-docs": process.env.DOCS ?? "https://docs.example.com" },
  // Instances come and go and share nothing but this.
  store: process.env.STORE ?? "postgres://user:password@db.example.com/docs",
  basePath: "/help",
  trustProxy: 1,
  privateHosts: process.env.PRIVATE_HOSTS === "true",
});

const answer = (request) => assistant(request);

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as POST };
