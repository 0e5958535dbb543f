// Writes learned weights as the module that the assistant reads.

export function weightsFile({ rank, chance, alone, similarity, least }) {
  const groups = Object.entries(least).map(
    ([group, { quote, closest }]) => `  ${group}: ${record({ quote, closest })},`,
  );
  return `// Written by \`node bench/answers/train.js --write\`: never edit it.

export const RANK = ${record(rank)};

export const CHANCE = ${lines(chance)};

/** The chance before any sign, as the others count it. */
export const CHANCE_ALONE = ${rounded(alone)};

/** That of a section if nothing tells how similar it is to the question. */
export const TYPICAL_SIMILARITY = ${rounded(similarity)};

/** The least chances of a quote and of being shown, by group of languages. */
export const LEAST_CHANCE = {
${groups.join("\n")}
};
`;
}

function record(values) {
  const entries = Object.entries(values).map(([name, value]) => `${name}: ${rounded(value)}`);
  return `{ ${entries.join(", ")} }`;
}

function lines(values) {
  const entries = Object.entries(values).map(([name, value]) => `  ${name}: ${rounded(value)},`);
  return `{\n${entries.join("\n")}\n}`;
}

function rounded(value) {
  return Number(value.toFixed(3));
}
