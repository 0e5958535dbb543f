import { expect, it } from "vitest";
import { commandsOf } from "../../../src/components/code-block/commands-of.js";

it.each([
  ["prompts are left out", "$ npm i foo\n$ ls\n", "npm i foo\nls"],
  ["so is what was printed", "$ ls -l\ntotal 0\n\n$ pwd\n/home", "ls -l\npwd"],
  ["the line after a backslash was typed", "$ curl \\\n  -X POST\n{}", "curl \\\n  -X POST"],
  ["a second prompt goes on", "$ for a in b; do\n> echo $a\n> done\nb", "for a in b; do\necho $a\ndone"],
  ["text for a command is kept", "$ cat <<EOF > a\n  one\nEOF\n$ ls\na", "cat <<EOF > a\n  one\nEOF\nls"],
  ["a prompt of another shell", "> npm i\nadded 1 package\n> npm start", "npm i\nnpm start"],
  ["an indented prompt", "  $ ls\n  a", "ls"],
  ["a remark before the prompt", "# Install\n$ npm i", "npm i"],
  ["a script stays as it is", "#!/bin/sh\necho $HOME\ncat a \\\n  > b\n", "#!/bin/sh\necho $HOME\ncat a \\\n  > b\n"],
  ["so does a variable at the start", "$EDITOR a.txt", "$EDITOR a.txt"],
])("%s", (_, shown, typed) => expect(commandsOf(shown)).toBe(typed));
