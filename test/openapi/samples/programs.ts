// Owns the programs that hold all samples of a language: linking each alone takes longer than compiling it, and where a process
// takes long to start, one runs them all.

/** A program that reads numbers of samples prints this line after each. */
export const SAMPLE_ENDS = "-- the sample ends --";

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

/** Takes samples that are classes `Sample0`, `Sample1` and so on, each with a task `Run`. Reads their numbers. */
export function csharpProgram(count: number): readonly ProgramFile[] {
  const text = `class Program {
static void Main() {
for (string number; (number = System.Console.ReadLine()) != null;) {
switch (number) {
${each(count, (number) => `case "${number}": Sample${number}.Run().GetAwaiter().GetResult(); break;`)}
default: throw new System.ArgumentException("no such sample");
}
System.Console.WriteLine("\\n${SAMPLE_ENDS}");
}
}
}\n`;
  return [{ name: "csharp-samples.cs", text }];
}

/** Takes samples that are classes `s0.Example`, `s1.Example` and so on. Reads their numbers. */
export function javaProgram(count: number): readonly ProgramFile[] {
  const text = `class JavaSamples {
public static void main(String[] none) throws Exception {
var numbers = new java.util.Scanner(System.in);
while (numbers.hasNextLine()) {
switch (numbers.nextLine()) {
${each(count, (number) => `case "${number}": s${number}.Example.main(none); break;`)}
default: throw new IllegalArgumentException("no such sample");
}
System.out.println("\\n${SAMPLE_ENDS}");
}
}
}\n`;
  return [{ name: "JavaSamples.java", text }];
}

/** Takes samples that are packages `k0`, `k1` and so on, each with a function `main`. Reads their numbers. */
export function kotlinProgram(count: number): readonly ProgramFile[] {
  const text = `fun main() {
for (number in generateSequence(::readLine)) {
when (number) {
${each(count, (number) => `"${number}" -> k${number}.main()`)}
else -> throw IllegalArgumentException("no such sample")
}
println("\\n${SAMPLE_ENDS}")
}
}\n`;
  return [{ name: "KotlinSamples.kt", text }];
}

/** Takes modules in the folder it is in. Reads the numbers that `file` makes names of, and runs `before` first. */
export function nodeProgram(name: string, file: (number: string) => string, before: string): readonly ProgramFile[] {
  const text = `${before}
import { createInterface } from "node:readline";
for await (const number of createInterface({ input: process.stdin })) {
  await import(\`./${file("${number}")}\`);
  console.log("\\n${SAMPLE_ENDS}");
}\n`;
  return [{ name, text }];
}

/** Takes samples that are the files `python-0.py`, `python-1.py` and so on. Reads their numbers. */
export function pythonProgram(): readonly ProgramFile[] {
  const text = `import runpy, sys
for number in sys.stdin:
    runpy.run_path(f"python-{number.strip()}.py", run_name="__main__")
    print("\\n${SAMPLE_ENDS}", flush=True)\n`;
  return [{ name: "python-samples.py", text }];
}

function each(count: number, line: (number: number) => string): string {
  return numbers(count).map(line).join("\n");
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}
