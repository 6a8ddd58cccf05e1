/** spec section 9: a part of the program may take this long to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the program did not arrive: a broken line, or a new release has replaced the files. */
export class ChunkLoadFailure extends Error {
  constructor(cause: unknown) {
    super('页面文件没有加载成功，可能是网络中断或网站刚刚更新', { cause });
    this.name = 'ChunkLoadFailure';
  }
}

/** Loads a lazy module within the limit; any failure is a {@link ChunkLoadFailure}, which offers a reload. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw new ChunkLoadFailure(cause);
  } finally {
    clearTimeout(timer);
  }
}
