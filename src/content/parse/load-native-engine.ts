// Loads the native engine if this machine has a binary.
type NativeEngine = typeof import("./native-engine.js");

/** Null where it cannot be loaded. Node keeps it once it is, and the failure where it cannot be. */
export async function loadNativeEngine(): Promise<NativeEngine | null> {
  try {
    return await import("./native-engine.js");
  } catch {
    return null;
  }
}
