// Undoes what code of pages changes of the language itself: all pages and docsgen share it.

const SHARED: Readonly<Record<string, object>> = {
  ...{ Object, Function, Array, String, Number, Boolean, Map, Set, Promise, RegExp, Date, Error, JSON, Math },
};

/** The check itself must not be what was changed. */
const isSame = Object.is;

/** Whether code names what it could change built-in objects by. */
const NAMES_PROTOTYPE = /prototype|__proto__/i;

/** Runs code of an author. Throws where it changed a built-in object, which is then as it was before. */
export function sparingBuiltins<Result>(code: string, run: () => Result): Result {
  if (!NAMES_PROTOTYPE.test(code)) return run();
  const before = builtins();
  const changed: string[] = [];
  const restore = () => {
    // By numbers: what lists are gone through with may be what was changed.
    for (let at = 0; at < before.length; at++) {
      const builtin = before[at];
      if (builtin && restored(builtin)) changed[changed.length] = builtin.name;
    }
  };
  try {
    return run();
  } finally {
    restore();
    // biome-ignore lint/correctness/noUnsafeFinally: what the code threw is the lesser fault.
    if (changed.length > 0) throw new Error(`it changes ${changed.join(" and ")}, which all pages share`);
  }
}

interface Builtin {
  readonly name: string;
  readonly object: object;
  readonly properties: Readonly<Record<PropertyKey, PropertyDescriptor>>;
}

function builtins(): Builtin[] {
  const of = (name: string, object: object): Builtin => ({
    name,
    object,
    properties: Object.getOwnPropertyDescriptors(object),
  });
  return Object.entries(SHARED).flatMap(([name, object]) => [
    of(name, object),
    ...("prototype" in object ? [of(`${name}.prototype`, object.prototype as object)] : []),
  ]);
}

/** Puts properties back as they were, without a method that may be changed itself. Whether one had changed. */
function restored({ object, properties }: Builtin): boolean {
  let isChanged = false;
  const now = Reflect.ownKeys(object);
  for (let at = 0; at < now.length; at++) {
    const key = now[at] ?? "";
    if (Object.hasOwn(properties, key)) continue;
    Reflect.deleteProperty(object, key);
    isChanged = true;
  }
  const keys = Reflect.ownKeys(properties);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? "";
    const was = properties[key];
    const is = Reflect.getOwnPropertyDescriptor(object, key);
    if (!was || (is && isSame(is.value, was.value) && is.get === was.get && is.set === was.set)) continue;
    Reflect.defineProperty(object, key, was);
    isChanged = true;
  }
  return isChanged;
}
