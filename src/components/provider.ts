// Owns how a value is handed down to the components of a page that is drawn once.
import { Component, type ComponentChildren, type ComponentClass, type Context } from "preact";

interface ProviderProps<Value> {
  readonly value: Value;
  readonly children?: ComponentChildren;
}

/**
 * Does what `context.Provider` does, but for telling components of another value: nothing is drawn again. Preact's own
 * assigns functions to properties of each provider and of each component that asks it. The engine lays such functions
 * among what lives long, and with them all that they can reach: the elements of the whole page.
 */
export function providerOf<Value>(context: Context<Value>): ComponentClass<ProviderProps<Value>> {
  const name = nameOf(context);
  return class extends Component<ProviderProps<Value>> {
    override getChildContext(): object {
      return { [name]: this };
    }

    /** Asked by components that use the value. */
    sub(): void {}

    override render({ children }: ProviderProps<Value>): ComponentChildren {
      return children;
    }
  };
}

/** The name under which Preact hands the context down: its own provider tells it to what is below. */
function nameOf<Value>({ Provider }: Context<Value>): string {
  const provider: { readonly getChildContext?: () => object } = {};
  Reflect.apply(Provider, provider, [{}]);
  const [name] = Object.keys(provider.getChildContext?.() ?? {});
  if (name === undefined) throw new Error("Preact hands contexts down in another way than before.");
  return name;
}
