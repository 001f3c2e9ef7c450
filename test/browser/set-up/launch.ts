/** Arguments of Chromium: no calls to its vendor’s servers, and no sandbox, which root cannot use. */
export const launchArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Pages that Chromium keeps ready beside each page, and that no test looks at. */
const unwantedFeatures = ['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium obeys the last list of features alone, so those that Playwright turns off stand in ours too. */
const featuresOffInPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** For tests, which open many pages for a short time; never for what is measured. */
export const testArguments: readonly string[] = [
  ...launchArguments,
  '--disable-gpu',
  // No page lives long enough to earn back what it costs to make its code fast.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${[...featuresOffInPlaywright, ...unwantedFeatures].join(',')}`,
];

const browser = process.env['MARKETWAKA_BROWSER'];

/** For what the smaller program without windows has not: windows of apps, and leave to notify that is still to be given. */
export const windowed: { executablePath?: string } = browser === undefined ? {} : { executablePath: browser };

/** A microphone that says a beep a second, and is allowed to; sounds play without a touch. */
export const withMicrophone = {
  args: [
    ...launchArguments,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
  ...windowed,
};
