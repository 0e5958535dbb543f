// Stores page ratings.
import type { ReadSince } from "./replies.js";
import type { WorkQueue } from "./work-queue.js";

export interface PageRating {
  /** Chosen by the reader's browser: what comes later under the same id takes its place. */
  readonly id: string;
  readonly domain: string;
  /** The address of the page, without origin and base path. */
  readonly page: string;
  readonly isHelpful: boolean;
  readonly reason: string | null;
  readonly at: number;
}

export interface Ratings {
  put(rating: PageRating): Promise<void>;
  /** The latest ratings, the oldest of them first. */
  read(asked: ReadSince): Promise<PageRating[]>;
  deleteBefore(time: number): Promise<void>;
}

export function openRatings(queue: WorkQueue): Ratings {
  return {
    async put({ id, domain, page, isHelpful, reason, at }) {
      const said = { page, is_helpful: Number(isHelpful), reason };
      await queue.write((db) =>
        db
          .insertInto("assistant_rating")
          .values({ id, domain, created_at: at, ...said })
          .onConflict((conflict) => conflict.columns(["domain", "id"]).doUpdateSet(said))
          .execute(),
      );
    },

    async read({ since, domain, most = Number.MAX_SAFE_INTEGER }) {
      const rows = await queue.read((db) => {
        const all = db
          .selectFrom("assistant_rating")
          .selectAll()
          .where("created_at", ">=", since)
          .orderBy("created_at", "desc")
          .limit(most);
        return (domain === null ? all : all.where("domain", "=", domain)).execute();
      });
      return rows
        .reverse()
        .map(({ created_at, is_helpful, ...row }) => ({ ...row, isHelpful: is_helpful === 1, at: created_at }));
    },

    async deleteBefore(time) {
      await queue.write((db) => db.deleteFrom("assistant_rating").where("created_at", "<", time).execute());
    },
  };
}
