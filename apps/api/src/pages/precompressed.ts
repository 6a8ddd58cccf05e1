import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

// The file on disk ends in .br, which says nothing about what it holds.
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Answers with the `.br` file that the build wrote beside an asset, when the browser takes brotli. */
export function precompressed(directory: string): RequestHandler {
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const found = known.get(name) ?? existsSync(path.join(directory, `${name}.br`));
    known.set(name, found);
    return found;
  };
  return (request, response, next) => {
    const name = path.posix.basename(request.path);
    const takesBrotli = /\bbr\b/.test(request.get('accept-encoding') ?? '');
    if (!/^[\w.-]+\.(js|css|svg)$/.test(name) || request.path !== `/${name}` || !takesBrotli || !has(name))
      return next();
    response.set({
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.sendFile(`${name}.br`, {
      root: directory,
      cacheControl: false,
      headers: { 'Content-Type': TYPES[path.extname(name)] },
    });
  };
}
