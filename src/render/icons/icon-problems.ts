// Finds the icons of docs.json and of front matter that no library has. Those in the text of pages are told of where they are drawn.
import type { DrawFault } from "../../components/draw-context.js";
import type { IconRef } from "../../model.js";
import { fileOf, type Place, type Problem, warning } from "../../shared/problem.js";
import { readMatterPlaces } from "../../site/read-matter-place.js";
import { readPlaceOf } from "../../site/read-place.js";
import type { Site } from "../../site/site.js";
import { settingsIcons } from "../inputs/icons-of-site.js";
import { loadIcons } from "./load-icons.js";

/** One warning per file and name. A place is only looked up for a warning. */
export function iconProblems(site: Site): Problem[] {
  const icons = loadIcons(site.config.icons.library);
  const problems: Problem[] = [];
  const look = (refs: Iterable<IconRef>, placeOf: (ref: IconRef) => Place): void => {
    let place: () => Place;
    const warn = ({ code, what, hint }: DrawFault) => void problems.push(warning(code, place(), what, hint));
    const draw = icons.forPage({ link: (path) => path, warn });
    for (const ref of refs) {
      place = () => placeOf(ref);
      draw(ref);
    }
  };
  const settingsPlace = readPlaceOf(site.root);
  const matterPlace = readMatterPlaces(site.root);
  look(settingsIcons(site), ({ name }) => settingsPlace(fileOf("docs.json"), `"${name}"`));
  for (const { source, matter } of site.pages.values()) {
    if (source !== null && matter.icon) look([matter.icon], () => matterPlace(source.file, "icon"));
  }
  return problems;
}
