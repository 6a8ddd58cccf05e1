import { Controller } from '@nestjs/common';
import { checkCaptchaImage, getCaptchaImage } from '@qicheng/contract/captcha/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ImageCaptchaService } from '@qicheng/core/captcha';
import { NamedBrowser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ImageCaptchaController {
  constructor(private readonly images: ImageCaptchaService) {}

  @Handles(getCaptchaImage)
  issue(
    @Input() { previousId }: InputOf<typeof getCaptchaImage>,
    @Client() { ip }: ClientInfo,
    @NamedBrowser() browser: string | null,
  ): Promise<ResultOf<typeof getCaptchaImage>> {
    return this.images.issue({ previousId, ip, browser });
  }

  @Handles(checkCaptchaImage)
  check(
    @Input() input: InputOf<typeof checkCaptchaImage>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof checkCaptchaImage>> {
    return this.images.check({ ...input, ip });
  }
}
