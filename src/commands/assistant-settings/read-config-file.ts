// Reads the configuration file of `serve-assistant`, JSON or YAML.
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import * as z from "zod";
import { UsageError } from "../../shared/problem.js";

export async function readConfigFile(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT")
      throw new UsageError(`The configuration file ${file} does not exist.`, "Check the path.");
    throw new UsageError(`Cannot read the configuration file ${file}.`, cause.message, { cause });
  });
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseConfig(text, file));
  if (!parsed.success) throw new UsageError(`The configuration file ${file} must contain an object of settings.`);
  return parsed.data;
}

function parseConfig(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    const [what] = cause instanceof Error ? cause.message.split("\n") : [];
    throw new UsageError(`The configuration file ${file} is not valid JSON or YAML.`, what?.replace(/:$/, "."), {
      cause,
    });
  }
}
