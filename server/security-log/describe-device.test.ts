import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 11; TECNO KE5) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-A125F) AppleWebKit/537.36 SamsungBrowser/24.0 Chrome/117.0.0.0 Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/62.2/191.256; U; en) Presto/2.12.423 Version/12.16',
    'Opera Mini on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/114.0 Mobile Safari/537.36 OPR/76.2',
    'Opera on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s', (userAgent, description) => {
  expect(describeDevice(userAgent)).toBe(description);
});
