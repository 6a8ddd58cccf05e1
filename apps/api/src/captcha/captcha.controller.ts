import { Controller, Module } from '@nestjs/common';
import {
  checkProofOfWork,
  checkSlider,
  issueProofOfWork,
  issueSlider,
  checkCaptchaImage,
  getCaptchaImage,
} from '@qicheng/contract/captcha/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AccountService, AccountModule } from '@qicheng/core/account';
import {
  SliderCaptchaService,
  ImageCaptchaService,
  CaptchaModule,
  ProofOfWorkService,
} from '@qicheng/core/captcha';
import { NamedBrowser } from '../kit/browser.decorator.js';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

type Subject = Pick<InputOf<typeof checkSlider>, 'purpose' | 'phone' | 'studentNumber'>;

@Controller()
export class CaptchaController {
  constructor(
    private readonly slider: SliderCaptchaService,
    private readonly proofs: ProofOfWorkService,
    private readonly accounts: AccountService,
  ) {}

  @Handles(issueSlider)
  issue(
    @Input() _input: InputOf<typeof issueSlider>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof issueSlider>> {
    return this.slider.issue({ ip });
  }

  @Handles(checkSlider)
  async check(
    @Input() { phone, studentNumber, ...input }: InputOf<typeof checkSlider>,
    @Client() { ip }: ClientInfo,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof checkSlider>> {
    const { purpose } = input;
    const subject = await this.subjectOf({ purpose, phone, studentNumber }, caller);
    return this.slider.check({ ...input, ...subject, ip });
  }

  @Handles(issueProofOfWork)
  issueWork(
    @Input() _input: InputOf<typeof issueProofOfWork>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof issueProofOfWork>> {
    return this.proofs.issue({ ip });
  }

  @Handles(checkProofOfWork)
  async checkWork(
    @Input() { phone, studentNumber, ...input }: InputOf<typeof checkProofOfWork>,
    @Client() { ip }: ClientInfo,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof checkProofOfWork>> {
    const { purpose } = input;
    const subject = await this.subjectOf({ purpose, phone, studentNumber }, caller);
    return this.proofs.check({ ...input, ...subject, ip });
  }

  // Signed-in users see their phone masked and cannot enter it.
  private async subjectOf({ purpose, phone, studentNumber = '' }: Subject, caller: Caller | null) {
    if (purpose === 'studentLogin') return { studentNumber };
    return { phone: phone ?? (caller && (await this.accounts.findPhone(caller.userId))) ?? '' };
  }
}

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

@Module({ imports: [AccountModule, CaptchaModule], controllers: [CaptchaController, ImageCaptchaController] })
export class CaptchaHttpModule {}
