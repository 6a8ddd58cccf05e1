import { latinName } from './latin-name.js';

describe('a Chinese name in Latin letters', () => {
  it.each([
    ['周雨桐', 'Zhou Yutong'],
    ['周 雨 桐', 'Zhou Yutong'],
    ['林禾', 'Lin He'],
    ['欧阳若曦', 'Ouyang Ruoxi'],
    ['尉迟敬', 'Yuchi Jing'],
    ['司马安', 'Sima An'],
    ['周西安', "Zhou Xi'an"],
    ['欧阳', 'Ou Yang'],
  ])('has the surname first and one word as given name: %s', (name, latin) =>
    expect(latinName(name)).toBe(latin),
  );

  it.each([
    ['单田', 'Shan Tian'],
    ['解晓东', 'Xie Xiaodong'],
    ['曾志', 'Zeng Zhi'],
    ['仇英', 'Qiu Ying'],
    ['查慎行', /^Zha /],
    ['区志', 'Ou Zhi'],
  ])('reads a character as a surname: %s', (name, latin) => expect(latinName(name)).toMatch(latin));

  it.each([
    ['吕绿', 'Lyu Lyu'],
    ['聂女', 'Nie Nyu'],
  ])('writes ü as passports do: %s', (name, latin) => expect(latinName(name)).toBe(latin));

  it.each(['阿依古丽·买买提', 'Tom', '李', '王小明同学们', '', '李A'])('leaves %j', (name) =>
    expect(latinName(name)).toBeNull(),
  );
});
