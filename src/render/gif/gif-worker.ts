/** The thread of one GIF: draws its frames and packs them, below the priority of everything else, and ends. */
import { constants } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { drawCrawlMap } from '../picture/crawl/draw-crawl-map.ts';
import { drawBoard } from '../picture/draw-board.ts';
import { lowerPriority } from '../picture/low-priority.ts';
import { drawMission } from '../picture/mission/draw-mission.ts';
import { pixelsOfSvg } from '../picture/rasterise.ts';
import { encodeGif } from './encode-gif.ts';
import type { GifFrame, GifJob, GifReply } from './gif-job.ts';

function drawn(frame: GifFrame): string {
  switch (frame.kind) {
    case 'board':
      return drawBoard(frame.model);
    case 'crawl':
      return drawCrawlMap(frame.model);
    case 'map':
      return drawMission(frame.model, 'map');
  }
}

function gif({ frames, width }: GifJob): GifReply {
  try {
    return { gif: Uint8Array.from(encodeGif(frames.map((frame) => pixelsOfSvg(drawn(frame), width)))) };
  } catch (error) {
    return { error };
  }
}

lowerPriority(constants.priority.PRIORITY_LOW);
const job: GifJob = workerData;
const reply = gif(job);
parentPort?.postMessage(reply, 'gif' in reply ? [reply.gif.buffer] : []);
