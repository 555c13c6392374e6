/** The thread of one GIF: draws its boards and packs them, below the priority of everything else, and ends. */
import { constants } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { drawBoard } from '../picture/draw-board.ts';
import { lowerPriority } from '../picture/low-priority.ts';
import { pixelsOfSvg } from '../picture/rasterise.ts';
import { encodeGif } from './encode-gif.ts';
import type { GifJob, GifReply } from './gif-job.ts';

function gif({ boards, width }: GifJob): GifReply {
  try {
    const frames = boards.map((board) => pixelsOfSvg(drawBoard(board), width));
    return { gif: Uint8Array.from(encodeGif(frames)) };
  } catch (error) {
    return { error };
  }
}

lowerPriority(constants.priority.PRIORITY_LOW);
const job: GifJob = workerData;
const reply = gif(job);
parentPort?.postMessage(reply, 'gif' in reply ? [reply.gif.buffer] : []);
