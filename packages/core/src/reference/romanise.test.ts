import { romanise } from './romanise.js';

describe('romanise', () => {
  it.each([
    ['重庆大学', 'chongqingdaxue', 'cqdx'],
    ['清华大学', 'qinghuadaxue', 'qhdx'],
    ['厦门大学', 'xiamendaxue', 'xmdx'],
    [
      '北京师范大学-香港浸会大学联合国际学院',
      'beijingshifandaxuexianggangjinhuidaxuelianheguojixueyuan',
      'bjsfdxxgjhdxlhgjxy',
    ],
    ['吕梁市', 'lvliangshi', 'lls'],
  ])('%s', (name, pinyin, initials) => {
    expect(romanise(name)).toEqual({ pinyin, initials });
  });
});
