/** What costs a processor much and no test looks at: a second and third page beside each, and drawing by the GPU's stand-in. */
const unwanted = ['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium hears the last list alone, so these that Playwright names have to be in ours. */
const unwantedByPlaywright = [
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

/** How Chromium is started: it calls no server of its own, and root has to go without its sandbox. */
export const launchArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  `--disable-features=${[...unwantedByPlaywright, ...unwanted].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
