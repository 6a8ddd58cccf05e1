// Prepares what the tiers need; each part is prepared once, when a tier first requests it.
import { build } from './build.mjs';
import { prepareRendering } from './prepare.mjs';
import { keptTestAddresses, startTestServices, testAddresses } from './test-services.mjs';
import { startTestSite } from './test-site.mjs';

export class TestPreparation {
  #made = new Map();

  /**
   * @param {{ home: import('./home.mjs').Home, scratch: string, progress: import('./progress.mjs').Progress, shutdown:
   * import('./shutdown.mjs').Shutdown }} context
   * @param {{ isWhole: boolean }} options a whole run uses fresh services
   */
  constructor(context, { isWhole }) {
    this.context = context;
    this.kept = isWhole ? null : keptTestAddresses(context.home);
  }

  /**
   * The environment of a runner. @param {import('./tiers.mjs').Needs} needs @returns {Promise<Record<string, string>>}
   */
  async environmentFor(needs) {
    return {
      ...(needs.rendering && renderingEnvironment(await this.#rendering())),
      ...(needs.services && (this.kept ?? testAddresses((await this.#services()).services))),
      ...(needs.build && (await this.#build())),
      ...(needs.product && (await this.#site())),
    };
  }

  #once(name, make) {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name);
  }

  #rendering() {
    const { home, progress } = this.context;
    return this.#once('rendering', () => prepareRendering(home, progress));
  }

  #services() {
    return this.#once('services', () => startTestServices(this.context));
  }

  /** @returns {Promise<void>} */
  #build() {
    return this.#once('build', () => build(this.context.progress));
  }

  async #site() {
    const rendering = await this.#rendering();
    return startTestSite({ ...this.context, ...(await this.#services()), rendering });
  }
}

const renderingEnvironment = ({ browser, fonts }) => ({
  PUPPETEER_EXECUTABLE_PATH: browser.program,
  CHROMIUM_LD_LIBRARY_PATH: browser.libraries.join(':'),
  CHROMIUM_SANDBOX: browser.isSandboxed ? '1' : '0',
  FONTS_DIR: fonts,
});
