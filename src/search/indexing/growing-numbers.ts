// A list of numbers that grows without a JavaScript object for each.

export function growingNumbers() {
  let values = new Uint32Array(1 << 12);
  let length = 0;
  return {
    push(value: number) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    /** A copy of what was pushed since the last was taken. */
    take() {
      const taken = values.slice(0, length);
      length = 0;
      return taken;
    },
  };
}
