// Loads the native engine, where this machine has a binary of it.
type NativeEngine = typeof import("./native-engine.js");

/** Null where it cannot be loaded. Node keeps it once it is, and the failure where it cannot be. */
export async function loadNativeEngine(): Promise<NativeEngine | null> {
  try {
    return await import("./native-engine.js");
  } catch {
    return null;
  }
}
