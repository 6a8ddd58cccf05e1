import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { getShareCard, getSharedFile, getSharedPhoto, openShare } from '@qicheng/contract/resume-share/index';
import { OpenShare, ShareCardService, ShareFileService, ShareViewService } from '@qicheng/core/resume-share';
import { Browser } from '../kit/browser.decorator.js';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

/** Calls available to a share link. Each passes the same guard; kit/share-headers.ts sets the headers. */
@Controller()
export class OpenShareController {
  constructor(
    private readonly guard: OpenShare,
    private readonly files: ShareFileService,
    private readonly cards: ShareCardService,
    private readonly views: ShareViewService,
  ) {}

  @Handles(openShare)
  async open(
    @Input() input: InputOf<typeof openShare>,
    @Client() { ip }: ClientInfo,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof openShare>> {
    const share = await this.guard.run({ ...keyOf(input), ip });
    await this.views.count(share, { browser, userId: caller?.userId ?? null });
    const { title, templateCode, language, document, showsContacts, allowsDownload, hasAiText } = share;
    const { photo, ...basics } = document.basics;
    // A file id is useless to a visitor, whose call takes the link instead.
    const shown = photo ? { ...photo, fileId: 'photo' } : undefined;
    return {
      title,
      templateCode,
      language,
      document: { ...document, basics: shown ? { ...basics, photo: shown } : basics },
      hasPhoto: photo !== undefined,
      showsContacts,
      allowsDownload,
      hasAiText,
    };
  }

  @Handles(getSharedPhoto)
  async photo(
    @Input() input: InputOf<typeof getSharedPhoto>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof getSharedPhoto>> {
    return this.files.photo(await this.guard.run({ ...keyOf(input), ip }));
  }

  @Handles(getSharedFile)
  async file(
    @Input() input: InputOf<typeof getSharedFile>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof getSharedFile>> {
    return this.files.render(await this.guard.run({ ...keyOf(input), ip }), input.format);
  }

  @Handles(getShareCard)
  async card(
    @Input() { token }: InputOf<typeof getShareCard>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof getShareCard>> {
    const content = await this.cards.draw({ token, ip });
    return { name: 'resume.png', mime: 'image/png', content, disposition: 'inline' };
  }
}

const keyOf = ({ token, password }: { token?: string | undefined; password?: string | undefined }) => ({
  token,
  password,
});
