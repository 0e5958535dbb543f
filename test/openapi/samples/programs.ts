// Owns the programs that hold all samples of a compiled language and run the one whose number they are given: linking each
// alone takes longer than compiling it.

/** A file that a program is made of, besides the samples. */
export interface ProgramFile {
  readonly name: string;
  readonly text: string;
}

/** Takes samples whose `main` is called `sample_0`, `sample_1` and so on. */
export function cProgram(name: string, count: number): readonly ProgramFile[] {
  const text = `#include <stdlib.h>
${each(count, (number) => `int sample_${number}(void);`)}
int main(int count, char **values) {
  int (*samples[])(void) = {${numbers(count).map((number) => `sample_${number}`)}};
  return count == 2 ? samples[atoi(values[1])]() : 1;
}\n`;
  return [{ name, text }];
}

/** Takes samples that are packages `samples/go0`, `samples/go1` and so on, each with a function `Main`. */
export function goProgram(count: number): readonly ProgramFile[] {
  const text = `package main
import (
"os"
${each(count, (number) => `"samples/go${number}"`)}
)
func main() {
switch os.Args[1] {
${each(count, (number) => `case "${number}": go${number}.Main()`)}
default: panic("no such sample")
}
}\n`;
  return [
    { name: "go.mod", text: "module samples\n\ngo 1.18\n" },
    { name: "go-samples/main.go", text },
  ];
}

/** Takes samples that are the files `rust-0.rs`, `rust-1.rs` and so on. */
export function rustProgram(count: number): readonly ProgramFile[] {
  const result = "Result<(), Box<dyn std::error::Error>>";
  const text = `${each(count, (number) => `mod s${number} { include!("rust-${number}.rs"); pub fn run() -> ${result} { main() } }`)}
fn main() -> ${result} {
match std::env::args().nth(1).as_deref() {
${each(count, (number) => `Some("${number}") => s${number}::run(),`)}
_ => panic!("no such sample"),
}
}\n`;
  return [{ name: "rust-samples.rs", text }];
}

/** Takes samples that are classes `Sample0`, `Sample1` and so on, each with a task `Run`. */
export function csharpProgram(count: number): readonly ProgramFile[] {
  const text = `class Program {
static void Main(string[] values) {
switch (values[0]) {
${each(count, (number) => `case "${number}": Sample${number}.Run().GetAwaiter().GetResult(); break;`)}
default: throw new System.ArgumentException("no such sample");
}
}
}\n`;
  return [{ name: "csharp-samples.cs", text }];
}

function each(count: number, line: (number: number) => string): string {
  return numbers(count).map(line).join("\n");
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}
