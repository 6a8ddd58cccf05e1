// Loads React's production build, as the worker's bundle does: imported first, before the compiled packages that print.
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../../tooling/launcher/home.mjs';

const require = createRequire(path.join(projectRoot, 'packages', 'templates', 'package.json'));
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
for (const name of ['react', 'react/jsx-runtime', 'react-dom/server']) require(name);
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;
