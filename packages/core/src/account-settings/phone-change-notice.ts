import { Injectable, Logger } from '@nestjs/common';
import { SmsDelivery } from '../auth/index.js';
import { maskPhone } from './account-profile.service.js';

/** Tells the phone that an account had where it went, so that a theft does not stay unseen [ST3]. */
@Injectable()
export class PhoneChangeNotice {
  private readonly logger = new Logger(PhoneChangeNotice.name);

  constructor(private readonly delivery: SmsDelivery) {}

  /**
   * One attempt; the change stands whatever becomes of it. Outside the limits of codes: it can be caused only by
   * the owner's proof, and a limit would let a thief silence it.
   */
  async send(oldPhone: string, newPhone: string): Promise<void> {
    const phone = maskPhone(newPhone);
    const text = `【启程】您的账号已更换手机号为 ${phone}，原手机号不能再登录。如非本人操作，请立即联系客服。`;
    const template = { name: 'phoneChanged', fallback: 'notice', parameters: { phone } };
    const outcome = await this.delivery.deliver({ phone: oldPhone, text, template });
    if (outcome !== 'sent') this.logger.warn('the notice of a changed phone was not confirmed');
  }
}
