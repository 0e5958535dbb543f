// Checks that addresses that were public still lead somewhere: to a page, a file, or a redirect that lands.
import type { PagePath } from "../../model.js";
import { decodePath, encodePath } from "../../shared/encode-path.js";
import { type FindNearest, nearest, nearestAmong } from "../../shared/nearest.js";
import { fileOf, type Problem, problem, warning } from "../../shared/problem.js";
import { type DrawnSite, findAnchor, normalise } from "../core.js";
import type { PastAddress, PastSite } from "./past-addresses.js";

type Today = Pick<DrawnSite, "site" | "pages" | "targets">;
type LinkTargets = DrawnSite["targets"];
type LinkedPage = DrawnSite["pages"][number];

/** A problem for each address that is gone, and for each anchor of it that was linked to. */
export function checkPast(past: PastSite, { site, pages: drawn, targets }: Today): Problem[] {
  const near = nearestAmong(targets.addresses.keys());
  const pages = new Map(drawn.map((each) => [each.page.path, each]));
  const movedTo = newAddresses(past, { site, targets });
  return past.addresses.flatMap((each) => {
    const landing = landingOf(each.address, targets);
    if (landing === null) return [gone(each, movedTo(each), near)];
    return landing.page === null ? [] : goneAnchors(each, landing.page, pages.get(landing.page));
  });
}

/** Redirects for the addresses that are gone and whose pages are known to have moved. */
export function provenRedirects(past: PastSite, { site, targets }: Pick<Today, "site" | "targets">) {
  const movedTo = newAddresses(past, { site, targets });
  return past.addresses.flatMap((each) => {
    const destination = landingOf(each.address, targets) === null ? movedTo(each) : null;
    return destination === null ? [] : [{ source: encodePath(each.address), destination }];
  });
}

/** Where the page of an address is now, as far as its file tells, or where its redirect led if that is still there. Encoded. */
function newAddresses(
  { moved }: PastSite,
  { site, targets }: Pick<Today, "site" | "targets">,
): (past: PastAddress) => string | null {
  const byFile = new Map(
    [...site.pages.values()].flatMap(({ source, address }) => (source ? [[source.file, encodePath(address)]] : [])),
  );
  return ({ file, destination }) => {
    if (file !== null) return byFile.get(moved.get(file) ?? "") ?? null;
    return destination !== null && lands(destination, targets) ? destination : null;
  };
}

function lands(destination: string, targets: LinkTargets): boolean {
  return !destination.startsWith("/") || landingOf(pathOf(destination), targets) !== null;
}

function pathOf(destination: string): string {
  return normalise(decodePath(destination.split(/[?#]/)[0] ?? ""));
}

/** Longer chains are circles. */
const MOST_HOPS = 10;

/** Where an address leads to; null: nowhere. The page is null where it leads to a file or to another site. */
export function landingOf(
  address: string,
  { addresses, files, redirect }: LinkTargets,
): { readonly page: PagePath | null } | null {
  let at = address;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    const page = addresses.get(at);
    if (page !== undefined) return { page };
    // A build writes a small page for each plain redirect: that the file exists says nothing.
    const target = redirect(at);
    if (target === null) return files.has(at) ? { page: null } : null;
    if (!target.destination.startsWith("/")) return { page: null };
    at = pathOf(target.destination);
  }
  return null;
}

function gone({ address, file }: PastAddress, moved: string | null, near: FindNearest): Problem {
  const what = `"${address}" was public and no longer works.`;
  const likely = moved ?? near(address);
  const redirect = `{ "source": "${address}", "destination": "${likely ?? "/…"}" }`;
  const proof = file === null ? "It was a redirect." : "Its page moved.";
  const words = moved !== null ? `${proof} Add` : likely !== null ? "If its page moved, add" : "Add";
  return problem("address-gone", fileOf("docs.json"), what, `${words} to "redirects": ${redirect}`);
}

function goneAnchors({ address, anchors }: PastAddress, path: PagePath, page: LinkedPage | undefined): Problem[] {
  if (anchors.length === 0 || !page) return [];
  const present = page.links().anchors;
  const place = fileOf(page.page.source?.file ?? "docs.json");
  return anchors.flatMap((anchor) => {
    if (findAnchor(anchor, present) !== null) return [];
    const what = `"${address}#${anchor}" was linked to, and "${path}" has no such anchor now.`;
    const meant = nearest(anchor, present);
    const hint =
      meant === null ? `Keep it with <a id="${anchor}" />.` : `Keep it with <a id="${anchor}" />, near "#${meant}".`;
    return [warning("anchor-gone", place, what, hint)];
  });
}
