// The worker that thinks for bots, hints and opinions: one question after the other.
import { PaydirtModule } from './module';

let module: Promise<PaydirtModule> | null = null;

onmessage = async ({ data }: MessageEvent<WebAssembly.Module | string>) => {
  if (typeof data !== 'string') module = PaydirtModule.start(data);
  else if (module) postMessage((await module).think(data));
};
