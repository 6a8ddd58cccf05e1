import { Controller } from '@nestjs/common';
import { checkSlider, issueSlider } from '@qicheng/contract/captcha/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { SliderCaptchaService } from '@qicheng/core/captcha';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class CaptchaController {
  constructor(private readonly slider: SliderCaptchaService) {}

  @Handles(issueSlider)
  issue(
    @Input() _input: InputOf<typeof issueSlider>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof issueSlider>> {
    return this.slider.issue({ ip });
  }

  @Handles(checkSlider)
  check(
    @Input() { phone = '', studentNumber = '', ...input }: InputOf<typeof checkSlider>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof checkSlider>> {
    const subject = input.purpose === 'studentLogin' ? { studentNumber } : { phone };
    return this.slider.check({ ...input, ...subject, ip });
  }
}
