/** As whom statements run for staff who see some cities alone. Nobody signs in as it. */
export const citiesRole = 'marketwaka_in_cities';
