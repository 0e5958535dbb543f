// Runs in a worker thread: makes a preview's files of all pages.
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "../threads/calls.js";
import type { LiveSettings } from "./live-state.js";
import { wholeSite } from "./whole-site.js";

if (!parentPort) throw new Error("This runs in a worker thread.");
connect(parentPort, wholeSite(workerData as LiveSettings));
