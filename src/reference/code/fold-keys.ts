// Moves through folded JSON by keys, and lets readers mark text in it.

export function listenForKeys(place: HTMLElement): void {
  place.addEventListener("click", keepSelecting);
  place.addEventListener("keydown", onKey);
  place.addEventListener("focusin", onFocus);
}

/** Who marks a part of a line does not want to fold it. */
function keepSelecting(event: Event): void {
  if (getSelection()?.isCollapsed === false) event.preventDefault();
}

/** Only one of the folds is on the way of the Tab key. */
function onFocus({ currentTarget, target }: Event): void {
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  for (const each of currentTarget.getElementsByTagName("summary")) each.tabIndex = each === target ? 0 : -1;
}

/** Arrow keys go from fold to fold, open and close. */
function onKey(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const fold = target.parentElement;
  if (!(fold instanceof HTMLDetailsElement)) return;
  const all = [...currentTarget.getElementsByTagName("summary")].filter((each) => each.checkVisibility());
  const at = all.indexOf(target);
  const moves: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 };
  const isOpening = key === "ArrowRight";
  if (isOpening || key === "ArrowLeft") {
    if (fold.open !== isOpening) fold.open = isOpening;
    else if (!isOpening) fold.parentElement?.closest("details")?.querySelector("summary")?.focus();
  } else if (moves[key] !== undefined) all[moves[key]]?.focus();
  else return;
  event.preventDefault();
}
